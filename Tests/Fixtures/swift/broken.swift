let open = "never closed \(value(
let next = 'single' + `lonely
<<<<<<< ours
let a = 1
=======
let a = 2
>>>>>>> theirs
let placeholder = <#value#> +<#other#>
let wrong = 0xZZ + 0b12 + 1e + 0x1.8 + 12abc
let slash = #/never closed
/* never /* closed */
