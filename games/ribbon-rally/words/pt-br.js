// @ts-check

export const WORDS = `
abelha aberto abraço abrir água agora ainda alegre alface algo alto amanhã amarelo amigo andar anel
animal ano antes aprender aqui areia arroz árvore assim até avó azul bairro baixo banana banco barco
beber beijo bicho boca bola bolo bolsa bom bonito braço branco brilho brincar bule cabeça cabelo
cachorro cada cadeira café caixa calça calma calor cama caminho camisa campo canção caneta cansado
cantar cara carta casa castelo cavalo cedo cem cenoura cereja certo céu chá chão chave chegar cheio
chover chuva cidade cinco cinza claro coelho coisa colher comer comida começar comprar contar copo
cor coração correr cortina costas couve cozinha crescer criança cuidar curto dança dedo deitar
dentro dente depois devagar dez dia direita doce dormir dois duro ela embaixo encontro entrar escada
escola escrever escuro espelho esperar estrela fácil falar família farinha fazer feijão feira feliz
festa filha flor floresta fogo folha fome forte fraco frio fruta fundo galho garfo garrafa gato gelo
gente gostar grande grama hoje homem hora horta ilha inverno irmã irmão janela janta jardim joelho
jogar jovem junto lado lago lápis laranja largo leite lento ler letra leve limão limpo linha livre
livro longe louça lua lugar luz macaco macio maçã madeira mãe maior mala manhã mão mapa mar mato
meia mel melhor menino mesa metade milho moeda montanha morango mover mudar muito mundo muro música
nadar nariz navio neve ninho noite nome nove novo nunca nuvem olhar olho onda ontem orelha osso ouro
outono ouvir ovo padaria pai palavra pão papel parede parque passeio pássaro pato pedra peixe pente
pequeno pera perna perto pescoço pintar piso planta pneu poder poeira ponte porta praia prato preto
primo quadro quarto quase quatro queijo quente querer quintal rápido rato rede redondo rei resposta
rio risada roda rosa rosto roupa rua saber saia sair sal sapato sapo saudade seco seis semana sempre
sete sino sobre sol sombra sonho sopa sorrir subir suco tarde tempo terra tesoura tinta tomate torre
trem três trigo último uva vaca vale vela velho vento verão verde vida vidro viola voar voltar
xícara zero
`
  .trim()
  .split(/\s+/);
