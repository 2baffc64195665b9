class Share {}
