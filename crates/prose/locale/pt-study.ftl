# O texto das páginas de estudo em português (Project Fluent).

study-title = Estudo
study-analysis = Análise
study-back-to-start = Crownhead: voltar ao início
study-evaluation = Avaliação
study-chances = Brancas { $win }%, empate { $draw }%, pretas { $loss }%
study-engine-on = Motor ligado
study-engine-off = Motor desligado
study-engine-idle = A partida acabou.
study-engine-failed = O motor parou. Ligue de novo.
study-engine-in-page = Motor da página
study-engine-native = { $n ->
    [one] Motor nativo, 1 thread
   *[other] Motor nativo, { $n } threads
}
study-engine-setup = Ajustes do motor
study-threads = Threads
study-memory = Memória
study-memory-of = { $n } MiB
study-depth-of = profundidade { $n }
study-deeper = Mais fundo
study-men = Pedras ou chances
study-more-lines = Mais variantes
study-fewer = Menos variantes
study-threat = Mostrar a ameaça
study-threat-none = Sem ameaça: é preciso tomar.
study-moves = Lances
study-no-moves = Faça um lance no tabuleiro, ou abra uma partida.
study-first = Primeiro lance
study-previous = Anterior
study-next = Seguinte
study-last = Último lance
study-comment = Comentário
study-comment-here = Comente este lance
study-glyphs = Sinais
study-promote = Subir variante
study-make-main = Tornar principal
study-delete = Apagar daqui
study-new = Novo
study-open = Abrir
study-open-hint = Cole uma partida (PDN), uma posição (FEN) ou um link, ou escolha um arquivo.
study-opened-one-of = Partida { $number } de { $count }
study-share = Enviar
study-as-chapters = Juntar a este estudo como capítulos
study-chapters = Capítulos
study-chapter-new = Novo capítulo
study-chapter-here = Capítulo daqui
study-chapter-open = Abrir como capítulos
study-chapter-name = Nome do capítulo
study-chapter-previous = Capítulo anterior
study-chapter-next = Capítulo seguinte
study-chapter-number = Capítulo { $n }
study-chapter-count = { $n ->
    [one] um capítulo
   *[other] { $n } capítulos
    }
study-chapters-full = Um estudo tem no máximo { $n } capítulos.
study-move-count = { $n ->
    [one] um lance
   *[other] { $n } lances
    }
study-open-all = Abrir as { $n } como capítulos
study-delete-named = Apagar { $name }
study-recent = Estudos recentes
study-recent-unreadable = Não dá para ler este estudo.
study-clocks = Relógios
study-clocks-now = Brancas { $white } · Pretas { $black }
study-whole-game = Link com a partida toda
study-edit = Editar posição
study-play = Jogar daqui
study-keys = Teclado
study-keys-help = Esquerda e Direita percorrem os lances, Cima e Baixo vão ao início e ao fim. Shift+Cima e Shift+Baixo mudam de ramo, Shift+Esquerda sai dele. Espaço faz o melhor lance, L liga ou desliga o motor, X mostra a ameaça, F gira o tabuleiro, E abre o explorador, C escreve um comentário. O botão direito desenha.
study-cancel = Cancelar
study-choose-files = Escolher arquivos
study-more-games = Há mais partidas. Busque um nome, um torneio ou uma data.
study-palette = Peças
study-paste = Colar
study-search-games = Jogador, torneio, data
study-start-position = Início
study-position = Analisar
study-swap-colors = Trocar cores
study-tool-erase = Apagar
study-tool-hand = Mover
study-wipe = Limpar
study-reading = { $n ->
    [0] Lendo…
    [one] Lendo… uma partida
   *[other] Lendo… { $n } partidas
    }
study-games-found = { $n ->
    [one] uma partida
   *[other] { $n } partidas
    }
study-game-number = Partida { $n }
study-repaired = { $n ->
    [0] { $first }
    [one] { $first } Mais uma coisa foi corrigida.
   *[other] { $first } Mais { $n } coisas foram corrigidas.
    }
study-square-with = { $square }, { $piece }
study-square-empty = { $square }, vazia
study-piece = { $piece } das { $side }
study-to-move = Jogam as { $side }

## The review of a game

review-page-review = Revisão
review-page-about = Rever a partida toda com o motor
review-page-running = Revisão em curso
review-page-cancel = Cancelar
review-page-stopped = Parada. Veja o que já saiu.
review-page-again = Rever de novo
review-page-complete = Revisão completa
review-page-kept = Sinais postos nos lances
review-page-remove-marks = Desfazer
review-page-nothing = Nenhum lance ainda. Jogue alguns ou abra uma partida.
review-page-no-faults = Nenhum erro. Muito bem!
review-page-graph = Pontuação esperada das brancas na partida
review-page-start = Início da partida
review-page-expected = { $mv }: brancas { $percent }%
review-page-accuracy = Precisão
review-page-percent = { $percent }%
review-page-show-line = Mostrar esta variante no tabuleiro
review-page-learn = { $n ->
    [0] Aprender
   *[other] Aprender ({ $n })
    }
review-page-learn-about = Aprender com seus erros
review-page-question-number = Pergunta { $number } de { $count }
review-page-question = Jogam as { $side }. { $mistake } foi um erro.
review-page-find-better = Ache um lance melhor no tabuleiro.
review-page-hint = Dica
review-page-hint-piece = Dica: jogue a peça em { $square }.
review-page-hint-move = Dica: { $mv }.
review-page-solution = Solução
review-page-the-solution = A solução:
review-page-skip = Pular
review-page-retry = De novo
review-page-try-again = Tente outro lance.
review-page-played-again = { $mv } é o erro da partida.
review-page-not-best = { $mv } não basta.
review-page-is-best = { $mv } é o melhor lance!
review-page-is-good = { $mv } também é bom!
review-page-next = Seguinte
review-page-done = Pronto
review-page-ask-again = Recomeçar
review-page-lesson-over = Era a última pergunta.
review-page-summary = Você achou { $found } de { $count }, { $clean } de primeira.

# The share dialog.
study-download = Baixar
study-file-name = estudo
study-not-downloaded = O navegador recusou o download.
study-copy-picture = Copiar imagem
study-picture-copied = Imagem copiada. Cole num documento.
study-picture-not-copied = Este navegador não copia imagens. Baixe o PNG.
study-print-sheet = Imprimir

# Annotation glyphs by their numbers in the PGN standard.
study-glyph = { $number ->
    [1] bom lance
    [2] erro
    [3] lance brilhante
    [4] erro grave
    [5] lance interessante
    [6] lance duvidoso
    [7] lance forçado
    [8] único lance razoável
    [9] pior lance
    [10] posição empatada
    [11] igualdade, posição calma
    [12] igualdade, posição ativa
    [13] posição incerta
    [14] brancas um pouco melhor
    [15] pretas um pouco melhor
    [16] brancas melhor
    [17] pretas melhor
    [18] brancas ganhando
    [19] pretas ganhando
    [20] vantagem esmagadora das brancas
    [21] vantagem esmagadora das pretas
    [22] zugzwang das brancas
    [23] zugzwang das pretas
    [32] brancas mais desenvolvidas
    [33] pretas mais desenvolvidas
    [36] iniciativa das brancas
    [37] iniciativa das pretas
    [40] ataque das brancas
    [41] ataque das pretas
    [44] compensação das brancas
    [45] compensação das pretas
    [132] contrajogo das brancas
    [133] contrajogo das pretas
    [138] apuro de tempo das brancas
    [139] apuro de tempo das pretas
    [140] com a ideia
    [141] dirigido contra
    [142] melhor é
    [143] pior é
    [145] comentário editorial
    [146] novidade
   *[other] ${ $number }
    }
