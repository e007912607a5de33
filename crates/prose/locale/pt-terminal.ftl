# O texto do terminal em português (Project Fluent).
# Uma linha de ajuda tem a entrada antes da barra e o efeito depois.

## Keys of the full-screen board

help-arrows = Setas, hjkl | mover o cursor
help-choose = Enter, Espaço | escolher uma peça, depois o destino; de novo a peça para acabar uma tomada
help-leg-back = Backspace | desfazer o último salto, ou soltar a peça
help-escape = Esc | cancelar o lance começado
help-typed = 22-18, Enter | digitar um lance
help-mouse = Mouse | clicar, ou arrastar uma peça
key-claim = Pedir
key-draw = Empate
key-flip = Girar
key-help = Teclas
key-hint = Dica
key-huff = Soprar
key-new = Nova
key-opponent = Adversário
key-pause = Pausa
key-practice = Finais
key-quit = Sair
key-read = Abrir
key-redo = Refazer
key-resign = Desistir
key-rules = Regras
key-settings = Ajustes
key-tables = Tabelas
key-undo = Desfazer
key-values = Valores
key-write = Salvar
does-claim = pedir empate
does-draw = oferecer empate
does-flip = girar o tabuleiro
does-help = mostrar esta página
does-hint = sugerir um lance, ou esconder a sugestão
does-huff = soprar uma peça que podia tomar
does-new = começar uma partida
does-opponent = mudar de adversário ou descobrir seu nível
does-pause = pausar o relógio ou deixá-lo continuar
does-practice = treinar finais contra a melhor defesa
does-quit = sair
does-read = abrir uma partida de um arquivo
does-redo = refazer um lance
does-resign = desistir
does-rules = mostrar as regras
does-settings = mudar os ajustes
does-tables = construir tabelas de finais, ou ver a construção
does-undo = desfazer um lance
does-values = mostrar o valor de cada lance nas tabelas de finais
does-write = salvar a partida num arquivo

## Settings and questions of the full-screen board

clock-paused = O relógio está em pausa. Pressione z para continuar.
games-keys = Digite para buscar · Tab: favorito · Enter: escolher · Esc: voltar
games-none = Nenhum jogo tem todas essas palavras.
setting-ascii = Só ASCII
setting-search = Mostrar a busca do computador
setting-square-size = Tamanho das casas
size-auto = auto
size-large = grande
size-medium = médio
size-small = pequeno
title-read = Abrir uma partida de um arquivo
title-write = Salvar a partida num arquivo
too-small = Este terminal é pequeno: o tabuleiro precisa de { $columns } colunas e { $rows } linhas.

## What endgame tables know

practice-take-back = Aperte u para voltar o lance.
warning-take-back = Digite undo para voltar o lance ou aperte Enter para mantê-lo.
values-title = Valores
values-unknown = As tabelas de finais não cobrem esta posição.
values-more = e mais { $n }
values-brackets = (n): meios-lances até a próxima tomada ou coroação
values-move = { $move }: { $worth }
move-wins = ganha
move-wins-in = ganha em { $n }
move-wins-converting = ganha ({ $n })
move-draws = empata
move-loses = perde
move-loses-in = perde em { $n }
move-loses-converting = perde ({ $n })

## The game line by line

play-move-or-help = Digite um lance como 22-18, ou help.
play-help-move = 22-18 ou 22 18 | fazer um lance; uma tomada é 22x15, ou 22x15x6 se houver vários caminhos
play-help-moves = 22 ou moves 22 | mostrar os lances da peça de uma casa; moves mostra todos
play-help-hint = hint | sugerir um lance e dizer por quê
play-help-values = values | mostrar o valor de cada lance nas tabelas de finais
play-help-undo = undo, redo | desfazer um lance, refazer
play-help-huff = huff [CASA] | tirar uma peça que podia tomar, se as regras permitem
play-help-save = save ARQUIVO | salvar a partida em PDN (save! substitui um arquivo)
play-help-load = load ARQUIVO | abrir uma partida
play-help-fen = fen | mostrar a posição em FEN
play-help-rules = rules | mostrar as regras
play-help-show = flip, board, score | girar o tabuleiro, mostrar, mostrar o placar
play-help-new = new [CHAVE] | começar uma partida, de outra variante se você a nomear
play-help-opponent = opponent [CHAVE] | mudar de adversário; opponent two-players joga sem computador, opponent my-level descobre seu nível
play-help-draws = claim, draws | pedir empate, mostrar os contadores
play-help-end = resign, draw | desistir, oferecer empate
play-help-stop = Enter, stop | fazer um computador que pensa jogar já, como Ctrl-C
play-help-quit = quit | sair
load-what = load precisa de um arquivo: load partida.pdn
save-what = save precisa de um arquivo: save partida.pdn
score-line = Placar ({ $white } - { $black }): { $score }
no-square = Não há casa { $text }: elas vão de 1 a { $last }.
off-the-board = { $place } está fora do tabuleiro: colunas e linhas vão de 1 a { $most }.
not-playing = { $place } não é casa de jogo: as peças ficam nas escuras.
neither-move = “{ $text }” não é um lance ({ $why }) nem um comando. Digite help para a lista.
neither-number = “{ $text }” não é um número para { $name } nem um comando. Digite help para a lista.

## Files

file-saved = Salvo como { $name }.
file-unreadable = Não dá para ler { $name }: { $why }.
file-exists = { $name } já existe; escolha outro nome.
file-exists-replace = { $name } já existe; save! { $name } o substitui.

## The analysis board

analysis-key-best = Melhor
analysis-key-comment = Comentar
analysis-key-delete = Apagar
analysis-key-engine = Motor
analysis-key-flip = Girar
analysis-key-glyphs = Sinais
analysis-key-help = Teclas
analysis-key-learn = Aprender
analysis-key-lines = Variantes
analysis-key-new = Novo
analysis-key-open = Abrir
analysis-key-promote = Subir
analysis-key-quit = Sair
analysis-key-review = Rever
analysis-key-save = Salvar
analysis-key-threat = Ameaça
analysis-key-undo = Desfazer
analysis-help-step = Esquerda, Direita | percorrer os lances
analysis-help-ends = Cima, Baixo, Home, End | ir ao início ou ao fim
analysis-help-branch = Shift+Cima, Shift+Baixo, [, ] | mudar de ramo
analysis-help-leave = Shift+Esquerda, Backspace | sair da variante
analysis-help-mistakes = ,, . | ir ao erro anterior ou seguinte
analysis-help-typed = 22-18, Enter | digitar um lance
analysis-help-cursor = Enter | mover um cursor no tabuleiro com as setas; Enter escolhe, Esc sai
analysis-help-mouse = Mouse | clicar ou arrastar uma peça, clicar um lance ou variante; a roda avança
analysis-help-best = Espaço | fazer o melhor lance
analysis-help-add = i | inserir a melhor variante
analysis-help-engine = l | ligar ou desligar o motor
analysis-help-lines = +, - | mais ou menos variantes
analysis-help-threat = x | mostrar a ameaça: o que o adversário faria
analysis-help-deeper = z | buscar sem limite
analysis-help-men = e | avaliação em pedras ou em por cento
analysis-help-arrow = a | mostrar o melhor lance no tabuleiro
analysis-help-threads = t, T | mais ou menos threads
analysis-help-memory = m, M | mais ou menos memória
analysis-help-review = r | rever a partida; Esc para a revisão
analysis-help-learn = w | aprender com seus erros após uma revisão; gire o tabuleiro para os do outro lado
analysis-help-comment = c | escrever um comentário
analysis-help-glyphs = g | escolher um sinal para o lance ou a posição
analysis-help-marks = !, / | percorrer os sinais bons ou maus
analysis-help-promote = p, P | subir a variante, torná-la principal
analysis-help-delete = d, Delete, D | apagar o lance e o que segue, apagar todas as variantes
analysis-help-undo = u, y, Ctrl-R | desfazer, refazer
analysis-help-flip = f | girar o tabuleiro
analysis-help-huff = H | soprar uma peça, se as regras permitem
analysis-help-files = s, o, n | salvar em PDN, abrir um arquivo, começar um estudo
analysis-help-quit = ?, q | mostrar esta página, sair
analysis-help-letters = Onde as casas têm letras, as minúsculas digitam lances: use maiúsculas para os comandos acima.
analysis-asked-several = Qual partida?
analysis-cannot-read = Não é uma partida (PDN) nem uma posição (FEN).
analysis-comment-title = Comentário sobre { $move }
analysis-comment-start = Comentário sobre o início
analysis-discard = Descartar as mudanças
analysis-discard-title = O estudo tem mudanças não salvas.
analysis-end = Não há lance a inserir.
analysis-glyphs-title = Sinais para { $move }
analysis-keep = Manter
analysis-label-draw = empate
analysis-memory = { $n } MB
analysis-drawn = Desenhos: { $shapes }.
analysis-no-branch = Aqui não há outro ramo.
analysis-no-engine-move = O motor ainda não tem lance.
analysis-no-game = Não há partida { $number }: o arquivo tem { $count }.
analysis-no-lesson = Não há erros para aprender. Aperte antes r para rever a partida.
analysis-no-mistake = Não há mais erros. Aperte r para rever a partida.
analysis-no-moves = Faça um lance para começar.
analysis-nothing-to-review = Não há lances a rever.
analysis-on-main = Já é a variante principal.
analysis-open-title = Abra um arquivo, ou cole um FEN
analysis-replace = Substituir
analysis-replace-title = { $name } já existe.
analysis-reviewed = Precisão: { $white } { $first }, { $black } { $second }.
analysis-reviewing = Revendo a partida: { $percent }%. Esc para.
analysis-rules-title = Regras do novo estudo
analysis-save-title = Salvar o estudo em PDN
analysis-searching = Buscando
analysis-speed = profundidade { $depth }, { $nodes } nós, { $speed }/s
analysis-switch-deeper = sem limite
analysis-switch-threat = ameaça
analysis-threads = { $n ->
    [one] { $n } thread
   *[other] { $n } threads
}
analysis-title = Estudo
