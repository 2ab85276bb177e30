/** `composeDump` of two pages, packed by the programs themselves: nothing in Node packs either. */

/** `bzip2 -9`, three streams one after another, as Wikimedia's multistream dumps are. */
export const bzip2Dump = Buffer.from(
  'QlpoOTFBWSZTWcNF3aoAAGTfgFAQUQP3HzQKDIA/793wMAFaQA00mqaG1Mag2oGQAAekBgNGQ0GEA0A00AAJIgk0ZMNTU9EAaDTEGmkAVEkwII' +
    'iWyftEpA9GGBlHncY4QwfMWgykHIj/bygmniRynu4VX21B7a0h3UAdXHFVYbH2qry14EqYulKg154UbpsrbKa1At2oFY/RIpgiQIEUlLtEYJqR' +
    'ZSaIb9TBU2u5bEhrUl645cxc2G4cLyst8voxwRGN6Q7xfDFFqNHTJ9Toj0HHTjmRzgUFtJOjM06CaR95osu6ItngGGoyGqpSc60Q0rqxX04okU' +
    'q5IdGzcjaLA3cuKIQDH5dIt6p9/peNUjMGaBYT7YYEbyw8e6F1EicP699KLxhk0kPbX3yICKbccRpzSIoZrUNboNQWIZx5NNHUln2VFk6a5RJk' +
    'kv8XckU4UJDDRd2qQlpoOTFBWSZTWZKpbGwAADrfgFQQUQL2vzIABBo/7//wMAE5oBgBpo0GmIAAAGQBFT/SRqbQAIwmj1MmBNDTECU1DU01M0' +
    'mhqnptTaiaeoD1MyanpNJmDJhhMDM7DHHTJezketxtx4HJTPRTW+fePFgH1cTfmq55JQR9Zw3NKCcnCJCHPoXBlnzp522I2LqQrxpQ6RJWZGFA' +
    'xwCHU1GZ4AWRR++4jSCHFhg2lMyVqHOFpTw1qm6H75cLperVbA/JUidDPrqNfnLfyScD+TP97b+t6UO+RFtDRtsIiIBhhiazda3byoWtSjKJeQ' +
    'MC/31GwusKll5ErcYDtYV/u5sY2BF0piHfUw570MmmIzqUp2O5aG2Ti5bCrYmj2XDhi1Ui8hpZPE6OZWqnDjCMlhBbD4u9L6zFJKJrJHwO/M8c' +
    'T/9rp5OE/18i7kinChISVS2NgEJaaDkxQVkmU1ljhfDlAAA7X4BUEFEC9v8yAAQaP+//4DABOtYQ1MSTynoIeo9R5QZDQGhoART9KaaNIYmBA0' +
    'abQAIMCSRPSNDUyTNRoekAANMTJUkGQkMgSdCNpuiZb7TXhsPNq5Nllyj2CB7dIhEqDeRHWb1IaikcyG1a13XzjNG5mxsmGH16k4Wu48SJPoyM' +
    'KBhgM8/vkzO4BccmixEkEG0IfZU6lQSCaEcIdLH0dBaFCmdO6qlVDlSEF4yeSGKyzPaRTADqwaPm7ZvozQblkQWZ1LVCIxAMMNJiVrjg1syxTJ' +
    'qJcolC/hcYl0iilQiWmgo6kU++hPGSi7NWM7wmhzhM1JxjrvJz4nIsWmpxvLMosTN5XDhiFFeQzlXifrmuxpjQa+DYHOfhbdWNUzRKFRzHf5Nm' +
    'g+uGihr8ADf4u5IpwoSDHC+HKA==',
  'base64',
)

/** `xz -9`. */
export const xzDump = Buffer.from(
  '/Td6WFoAAATm1rRGAgAhARwAAAAQz1jM4Ab+AlFdAB4bSKZbClpd31fYWB7hX3G7wC29v1p8orHHqrjQ9Sb9CTNsBR7fccbFvcAEOrYpxChpUZ' +
    '197HYqoTpD8D34cP1BrE/z37l5RBLBzbyfkA+efu0hFlt6mhEcczvBpeU2wbufzr06Le68Pzz1H7urG2HZtXjx+Rm53kAvqwnRYcKHQ/p2FYnx' +
    'yu5LqOLfWuQalv8SAR5dVpEff7pruXuaeCLXFUTTeMJjj/NxqEa6etK3Y48R4Nx8g4xoMe1GTCV+zuWk2+jbpxH1B3e2AhmfKkad9f2d/tOR3V' +
    '3DKKGwChKtQxFJD+0+KqdAety+LS0KvksG7qRKtH+3TeYA9Bc8/8L9qTbla1aNAYE1pnWhiqaXtKrVmmqh8D+hQ7RGC9QYQZTX4RPjp8WGhvlJ' +
    'ngB9sQ0X3X7JK/ifeSPQaGrDPfUrPX62cNhswzfn8dcn8wRXprSSHFqHd+qx7MUU+MvSgQL1k3ddAbMBqRUwZQ6ngD6aG7gyu5sM3peiv9w+Jv' +
    'qj3mqCYXZ0Aw52PmIeKU2bszxBFJu3J1yuHmVaj7SWbEsVWvqb/QAQHTUHIWW75qFmS+hnJRteIYVmlISGg5sJg1HC0vV7F0rfuE2SzdMfT0DD' +
    'JLuCVgbvbCPFbbOAihDkFYDvxTdeNX1ax23QvwyYfUIkoPjCsGE7xVhxjGA+DQLOKMogcxxearyna8lqeapZlInoriLT8/+TcO1Bot2tOVX2yw' +
    'YhIjToMS79GDUvI6KppyD2PA4N3IW3i+8ca8U/MkhNAPKUpnHqMUWA+CgK1GEgAAAAAKQ4ZwPn1E+wAAHtBP8NAADj79JKscRn+wIAAAAABFla',
  'base64',
)
