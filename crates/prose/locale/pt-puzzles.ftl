# The puzzles.

puzzle-title = Problemas
puzzle-next = Próximo problema
puzzle-solution = Mostrar a solução
puzzle-rush = Corrida de três minutos
puzzle-stop = Terminar a corrida
puzzle-progress = Progresso
puzzle-all-kinds = Todos os tipos
puzzle-kind = Tipo de golpe
puzzle-game = Jogo
puzzle-none = Não há problemas deste tipo.
puzzle-no-rules = Não há problemas para estas regras.
puzzle-loading = Carregando os problemas …
puzzle-export = Exportar progresso
puzzle-import = Importar progresso
puzzle-import-bad = Este arquivo não contém progresso.
puzzle-import-done = O progresso foi importado.
puzzle-import-broken = Linha { $line }, coluna { $column }: isto não é JSON. Nada foi importado.
puzzle-import-field = O valor de “{ $field }” não pode estar certo. Nada foi importado.
puzzle-again = De novo
puzzle-play-on = Voltar ao treino
puzzle-offline = Não é possível carregar os problemas. Você está on-line?
puzzle-to-move = Joga e vence: { $side }.
puzzle-wrong = { $move } não vence. Tente de novo.
puzzle-right = Certo. Continue.
puzzle-solved = Resolvido.
puzzle-back = Resolvido. Ele volta outro dia.
puzzle-shown = É assim.
puzzle-no-gain = Nenhuma peça foi ganha ainda, mas a posição está ganha.
puzzle-rating = Rating { $n } ± { $margin }
puzzle-level = Mais ou menos o nível { $level }, { $title }.
puzzle-run = { $n } seguidos, recorde { $best }.
puzzle-days = { $n ->
    [one] Sequência: { $n } dia.
   *[other] Sequência: { $n } dias.
    }
puzzle-counts = { $solved } resolvidos, { $failed } errados.
puzzle-due = { $n ->
    [one] 1 problema volta hoje.
   *[other] { $n } problemas voltam hoje.
    }
puzzle-rush-left = Faltam { $time }. { $solved } resolvidos, { $wrong } de 3 erros.
puzzle-rush-over = { $n } resolvidos.
puzzle-rush-best = { $n } resolvidos, seu recorde.
puzzle-rushed = A corrida acabou.
puzzle-kind-share = { $solved } de { $n }
puzzle-numbered = Problema de rating { $n }
puzzle-own = Seus próprios erros
puzzle-own-task = Joga: { $side }. Ache um lance melhor que o da sua partida.
puzzle-own-wrong = { $move } não basta. Tente de novo.
