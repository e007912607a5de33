# The search microscope.

micro-title = O microscópio de busca
micro-method = Método
micro-depth = Profundidade em meios-lances
micro-play = Reproduzir
micro-pause = Pausa
micro-back = Um passo atrás
micro-forward = Um passo à frente
micro-whole = Árvore inteira
micro-step = Passo { $n } de { $all }
micro-visited = Visitados: { $n }. Pulados: { $skipped }. Já conhecidos: { $known }.
micro-part = { $n ->
    [1] Só o primeiro nó é desenhado.
   *[other] Só os primeiros { $n } nós são desenhados.
    }
micro-cut-off = A busca foi interrompida após { $n } posições; o valor não é conhecido.
micro-uncounted = –: a busca foi interrompida após { $n } posições.
micro-counts = Nós por profundidade, escala logarítmica
micro-export = Salvar a árvore como SVG
micro-undo = Voltar
micro-start = Posição inicial
micro-small = Poucas peças
micro-root = A posição na raiz
micro-hint = Toque em um nó ou aponte para ele para ver sua janela; um toque ou clique mostra também sua posição. Um lance no tabuleiro cria uma nova raiz.
micro-zoom-in = Ampliar
micro-zoom-out = Reduzir
micro-legend = Legenda
micro-window = Janela de { $alpha } a { $beta }.
micro-value = Valor { $value }.
micro-win = vitória
micro-loss = derrota
micro-scout = Perguntado só se é melhor que o melhor lance até agora.
micro-method-name = { $method ->
    [minimax] Minimax
    [alphabeta] Alfa-beta
    [sorted] Alfa-beta, melhores lances antes
   *[full] Todas as técnicas
    }
micro-method-line = { $method ->
    [minimax] Olha todas as linhas até o fim.
    [alphabeta] Pula o resto assim que uma resposta prova que o lance anterior é ruim.
    [sorted] O mesmo, com tomadas e coroações antes: bons lances cedo poupam mais.
   *[full] Um modelo do motor: passo a passo mais fundo, memória de posições, janelas nulas, lances tardios menos fundos, tomadas até o fim.
    }
micro-state = { $state ->
    [leaf] Avaliado: profundidade atingida ou jogo acabado.
    [exact] Todos os lances vistos; o valor é exato.
    [cut] Cortado: o adversário tem em outro lugar algo ao menos tão bom.
    [low] Nenhum lance basta; há algo melhor em outro lugar.
    [skipped] Pulado: o lance anterior já era bom demais.
    [known] Conhecido: a mesma posição já foi vista, em uma parte não desenhada ou a uma profundidade menor.
    [unfinished] Inacabado: a busca foi interrompida.
   *[open] Em busca.
    }
micro-known-after = Conhecido: a mesma posição já foi vista, após { $line }.
micro-legend-line = { $key ->
    [max] Vez do lado da raiz
    [min] Vez do outro lado
    [exact] Valor exato
    [cut] Cortado: bom demais, o resto é pulado
    [low] Nenhum lance basta
    [leaf] Avaliado
    [known] Posição conhecida
    [skipped] Pulado
    [unfinished] Inacabado
    [main] Linha esperada
   *[join] Onde a posição já foi vista
    }
micro-key-next = avançar
micro-key-previous = voltar
micro-key-replay = reproduzir
micro-key-fold = dobrar
micro-key-jump = à primeira vez
micro-key-ends = extremos
micro-key-quit = sair
