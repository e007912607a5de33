# A página da biblioteca e o explorador.

library-title = Biblioteca
library-add = Juntar
library-added = { $name }: { $new } novas, { $duplicates } já existiam, { $bad } ilegíveis.
library-adding = { $name }: { $percent }%, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
    }
library-add-study = Juntar esta partida à biblioteca
library-any-game = Todos os jogos
library-any-result = Qualquer resultado
library-anywhere = Em qualquer momento
library-bad = Partidas ilegíveis
library-bad-count = { $n ->
    [one] { $n } partida ilegível
   *[other] { $n } partidas ilegíveis
    }
library-best = Partidas mais conhecidas
library-black-won = Pretas ganharam
library-board = Tabuleiro do padrão
library-both-lost = Ambos perderam
library-cancel = Cancelar
library-clear = Apagar todas
library-clear-sure = Apagar mesmo todas as partidas?
library-drop = Solte aqui arquivos PDN, ou escolha-os. As partidas ficam neste aparelho.
library-drop-server = Solte aqui arquivos PDN, ou escolha-os. As partidas ficam na biblioteca do servidor.
library-draw = Empate
library-empty = Nenhuma partida ainda. Junte um arquivo PDN para buscar nele e ver no estudo o que se jogou em cada posição.
library-ending = Material no fim
library-ending-example = 2K1-1K
library-event = Torneio
library-explorer = Explorador
library-export = Baixar PDN
library-failed = A biblioteca não abre: { $reason }
library-file = { $file }
library-found = { $n ->
    [0] Nenhuma partida
    [one] { $n } partida
   *[other] { $n } partidas
    }
library-from = Do ano
library-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
    }
library-latest = Últimas partidas
library-material = Material em algum momento
library-mirrored = Também espelhada
library-more = Ver mais
library-more-conditions = Posição, material, cores
library-moves = Lances
library-moves-example = 32-28 19-23
library-no-server = O servidor não responde.
library-nobody = Nenhuma partida tem esta posição.
library-open = Abrir no estudo
library-pattern = Casas
library-pattern-example = 32=w,28=.,5=B
library-pattern-hint = Escolha uma peça e toque as casas onde deve estar.
library-player = Jogador
library-position = Posição (FEN)
library-rating = Rating médio do jogador
library-reset = Limpar
library-result = Resultado
library-rules = Jogo
library-rules-first = Escolha antes um jogo para buscar posições e lances.
library-search = Buscar
library-search-position = Partidas com esta posição
library-study = Estudo
library-swapped = Também com cores trocadas
library-tool-any = Qualquer
library-tool-empty = Vazia
library-to = Até o ano
library-unknown-player = Desconhecido
library-unknown-result = Resultado desconhecido
library-white = Brancas
library-black = Pretas
library-white-won = Brancas ganharam
library-total = Todas
library-percent = { $percent }%
library-bar = Brancas { $white }%, empates { $draws }%, pretas { $black }%
library-ply = lance { $move }
library-unreadable = Não dá para ler { $name }.
