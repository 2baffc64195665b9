import CarPlay

class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {}
