# O clube: pessoas jogam entre si.

club-title = Clube
club-offers = Propostas abertas
club-no-offers = Ninguém está esperando. Faça uma proposta, e os outros a verão.
club-games = Partidas em andamento
club-no-games = Nenhuma partida no momento.
club-people = { $n ->
    [one] 1 pessoa aqui
   *[other] { $n } pessoas aqui
    }
club-new = Nova partida
club-pace = Tempo
club-pace-other = Outro tempo
club-rated = Vale rating
club-seek = Procurar adversário
club-seeking = Esperando um adversário …
club-unseek = Cancelar
club-invite = Convidar por link
club-invited = Envie este link ou deixe o adversário ler o código. A partida começa quando o convite for aceito.
club-challenge = { $name } convida você para uma partida.
club-challenge-own = Seu convite está aberto.
club-challenge-gone = Este convite não vale mais.
club-accept = Aceitar
club-withdraw = Retirar
club-take = Jogar
club-watch = Assistir
club-lobby = Salão
club-account = Conta
club-guest = Você joga como convidado. Com uma conta, suas partidas ficam guardadas e você pode jogar valendo rating.
club-link = Este link secreto traz você de volta como { $name } em qualquer aparelho:
club-name = Nome
club-password = Senha
club-sign-in = Entrar
club-sign-up = Criar conta
club-sign-out = Sair
club-connecting = Conectando …
club-lost = Conexão perdida. Tentando de novo …
club-away = ausente
club-away-wait = { $name } saiu. Em { $n } s você pode reivindicar a partida.
club-away-claim = { $name } abandonou a partida.
club-claim-win = Reivindicar a vitória
club-claim-draw = Dar empate
club-left = { $name } abandonou a partida.
club-left-drawn = Um jogador saiu, e o outro escolheu o empate.
club-ruled = O árbitro decidiu.
club-aborted = Cancelada
club-aborted-line = A partida terminou antes de começar.
club-draw-offered = { $name } propõe empate.
club-draw-own = Você propôs empate.
club-takeback-asked = { $name } pede para voltar um lance.
club-takeback-own = Você pediu para voltar seu lance.
club-agree = Concordar
club-decline = Recusar
club-takeback = Voltar lance
club-more-time = Dar 15 s
club-abort = Cancelar
club-rematch = Revanche
club-rematch-offered = { $name } quer uma revanche.
club-rematch-own = Você propôs uma revanche.
club-next = Ir para a revanche
club-again = Nova partida
club-chat = Bate-papo
club-say = Escreva algo
club-send = Enviar
club-rating-change = { $name }: { $before } → { $after }
club-first-move = { $n } s para o primeiro lance
club-pace-days = { $n ->
    [one] 1 dia por lance
   *[other] { $n } dias por lance
    }
club-watching = Você está assistindo.
club-your-games = As suas partidas
club-go-on = Continuar
club-challenge-send = Desafiar
club-challenging = Está a desafiar { $name }.
club-challenge-sent = À espera de resposta …
club-declined = O seu desafio foi recusado.
club-gone = Antigo membro
club-here = aqui agora
club-since = Membro desde { $date }
club-totals = { $n ->
    [one] 1 partida: vitórias { $won }, empates { $drawn }
   *[other] { $n } partidas: vitórias { $won }, empates { $drawn }
    }
club-ratings = Classificações
club-no-ratings = Ainda sem partidas classificadas.
club-speed = { $key ->
    [bullet] Bala
    [blitz] Relâmpago
    [rapid] Rápida
    [classical] Clássica
   *[other] Por correspondência
    }
club-past-games = Partidas
club-more-games = Mais partidas
club-show = Ver
club-download = Descarregar em PDN
club-to-library = Abrir na biblioteca
club-report-open = Denunciar
club-report-hint = O que aconteceu?
club-reported = Obrigado. Um moderador vai ver o caso.
club-report = { $name } denuncia { $other }:
club-own-data = Os seus dados
club-export = Descarregar os seus dados
club-make-key = Chave para um bot
club-key-once = Com esta chave um programa joga com o seu nome. Só é mostrada uma vez:
club-erase = Eliminar a conta
club-erase-sure = O seu nome, as suas mensagens e as suas classificações são eliminados. As suas partidas ficam sem o seu nome. Não é possível anular. Prima outra vez para confirmar.
club-passkey-hint = Uma chave de acesso é a sua digital, o seu rosto ou o PIN do seu aparelho. Não há senha para lembrar.
club-passkey-sign-in = Entrar com uma chave de acesso
club-passkey-sign-up = Criar conta com uma chave de acesso
club-ways-in = Acesso à conta
club-passkey-add = Adicionar uma chave de acesso
club-passkey-label = Nome da chave de acesso
club-passkey-remove = Remover
club-passkey-added = Adicionada em { $date }
club-passkey-used = Usada pela última vez em { $date }
club-passkey-second = Se você perder o aparelho, não conseguirá mais entrar. Adicione uma segunda chave de acesso ou uma senha.
club-password-new = Nova senha
club-password-save = Salvar a senha
club-password-remove = Remover a senha
club-sure = Confirme primeiro que é você. Depois tente de novo.
club-sure-passkey = Confirmar com uma chave de acesso
club-sure-password = Confirmar com a senha
club-moderation = Moderação
club-reports = Denúncias
club-no-reports = Não há nada para ver.
club-settled = Tratado
club-people-list = Pessoas
club-find-people = Procurar alguém pelo nome
club-mute = Silenciar 7 dias
club-unmute = Retirar o silêncio
club-ban = Banir 7 dias
club-unban = Levantar o banimento
club-make-moderator = Tornar moderador
club-make-player = Retirar de moderador
club-tournaments = Torneios
club-no-tournaments = Nenhum torneio no momento.
club-new-tournament = Novo torneio
club-format = Sistema
club-tournament-kind = { $key ->
    [arena] Arena
    [swiss] Suíço
    [round-robin] Todos contra todos
    [team-match] Confronto por equipes
    [scheveningen] Scheveningen
   *[other] Simultânea
    }
club-tournament-about = { $key ->
    [arena] Quem está livre é emparceirado na hora, até o tempo acabar. Depois de duas vitórias seguidas, as partidas valem o dobro.
    [swiss] Enfrentam-se jogadores com os mesmos pontos, pelo sistema suíço da FIDE.
    [round-robin] Todos jogam contra todos.
    [team-match] Em cada rodada, cada tabuleiro enfrenta o mesmo tabuleiro da outra equipe.
    [scheveningen] Cada um enfrenta todos da outra equipe.
   *[other] Você joga ao mesmo tempo contra todos os inscritos.
    }
club-rounds = Rodadas
club-minutes = Minutos
club-double = Todos se enfrentam duas vezes
club-team = Equipe { $n }
club-start-time = Início (vazio: você mesmo inicia)
club-make-tournament = Criar
club-organizer = Organização
club-join = Participar
club-join-team = Entrar em { $name }
club-leave-tournament = Sair
club-start-now = Começar agora
club-end-tournament = Encerrar o torneio
club-remove-tournament = Remover o torneio
club-stay-here = A sua partida abre sozinha se você ficar aqui.
club-not-paired = Você não está sendo emparceirado. Participe de novo para voltar.
club-standings = Classificação
club-player = Jogador
club-points = Pontos
club-tie-break = { $key ->
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz sem o pior resultado
    [sonneborn-berger] Sonneborn-Berger
   *[other] Vitórias
    }
club-bye-kind = { $key ->
    [half-bye] folga com meio ponto
    [zero-bye] folga sem pontos
   *[other] folga
    }
club-pairings = Partidas
club-no-pairings = Ainda não há partidas.
club-round = Rodada { $n } de { $all }
club-round-count = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
    }
club-round-before = Rodada anterior
club-round-after = Próxima rodada
club-tournament-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
    }
club-tournament-players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
    }
club-starts-at = Início: { $date }
club-starts-in = Começa em { $time }
club-ends-in = Termina em { $time }
club-next-in = Próxima rodada em { $time }
club-waits-for-organizer = A organização vai iniciá-lo.
club-tournament-runs = Em andamento
club-tournament-over = Encerrado
club-to-tournament = Para o torneio
club-arbiter = Árbitro
club-reason = Motivo (visível para todos)
club-result = Resultado
club-set-result = Definir o resultado
club-measure = { $key ->
    [forfeit] Dar a partida por perdida
    [pause] Pausar
    [withdraw] Retirar
   *[other] Readmitir
    }
club-bye-ask = Saltar uma rodada
club-bye-round = Rodada
club-bye-back = Jogar afinal
club-own-bye = Rodada { $n }: { $kind }.
club-change-start = Mudar o início
club-pair-again = Emparceirar de novo
club-cancel-tournament = Cancelar o torneio
club-tournament-cancelled = Cancelado
club-journal = Decisões
club-journal-line = { $what ->
    [result] Rodada { $round }, { $players }: { $old } passa a { $new }
    [forfeit] Rodada { $round }, { $players }: falta de comparência, { $new }
    [pause] { $players } faz uma pausa
    [withdraw] { $players } sai do torneio por decisão do árbitro
    [readmit] { $players } volta a jogar
    [late] { $players } entra antes da rodada { $round }
    [half-bye] { $players }: folga com meio ponto na rodada { $round }
    [zero-bye] { $players }: folga sem pontos na rodada { $round }
    [no-bye] { $players } joga a rodada { $round } afinal
    [start] Novo início: { $new }
    [no-start] O organizador inicia o torneio
    [cancel] O torneio foi cancelado
    [end] O torneio termina mais cedo
   *[other] A rodada { $round } é emparceirada de novo
    }
club-own-place = Sua posição: { $place } de { $all } · pontos: { $points }
club-still-playing = { $n ->
    [one] 1 partida desta rodada em andamento
   *[other] { $n } partidas desta rodada em andamento
    }
club-show-all = Mostrar todos ({ $n })
club-withdrawn = O árbitro retirou você do torneio.
club-half-byes = Folgas com meio ponto por jogador
club-last-rounds = Últimas rodadas sem essas folgas
club-late-until = Entrada tardia antes desta rodada (0: sempre)
club-bots = Bots podem participar
club-place = Posição { $place } de { $all }
club-broadcasts = Transmissões
club-broadcast-none = Nenhuma transmissão no momento.
club-broadcast-all = Todas as transmissões
club-broadcast-new = Nova transmissão
club-broadcast-now = Agora
club-broadcast-coming = Em breve
club-broadcast-past = Passadas
club-broadcast-title = Título
club-broadcast-place = Local
club-broadcast-dates = Datas
club-broadcast-about = Descrição
club-broadcast-code = Código de regras próprias (em vez da escolha acima)
club-broadcast-save = Salvar
club-broadcast-steer = Para quem transmite
club-broadcast-paste = Partidas em PDN
club-broadcast-push = Publicar
club-broadcast-push-address = Programas enviam as partidas para este endereço, com a chave do seu perfil:
club-broadcast-troubles = Problemas
club-broadcast-edit = Editar a transmissão
club-broadcast-edit-round = Editar a rodada
club-broadcast-new-round = Nova rodada
club-broadcast-round-name = Nome da rodada (vazio: o número)
club-broadcast-round-start = Início
club-broadcast-round-ended = A rodada terminou
club-broadcast-source = Endereço de um arquivo PDN que o clube busca
club-broadcast-every = Segundos entre duas buscas
club-broadcast-remove = Remover a transmissão
club-broadcast-remove-round = Remover a rodada
club-broadcast-remove-game = Remover esta partida
club-broadcast-no-games = Ainda não há partidas.
club-broadcast-boards = Todos os tabuleiros
club-broadcast-first = Posição inicial
club-broadcast-before = Lance anterior
club-broadcast-after = Próximo lance
club-broadcast-last = Última posição
club-broadcast-round = Rodada { $n }
club-broadcast-board = Tabuleiro { $n }
club-broadcast-last-move = último lance { $text }
club-broadcast-games = { $n ->
    [one] { $n } partida, { $live } em andamento
   *[other] { $n } partidas, { $live } em andamento
    }
club-broadcast-pushed = { $n ->
    [one] { $n } partida lida, { $changed } alterada.
   *[other] { $n } partidas lidas, { $changed } alteradas.
    }
club-broadcast-source-failed = O clube não consegue buscar as partidas: { $why }.
club-broadcast-trouble = { $key ->
    [illegal-move] { $game }: “{ $found }” no lance { $n } não é permitido. A partida é mostrada até ali.
    [unknown-move] { $game }: não dá para seguir o lance { $n }. A partida é mostrada até ali.
    [other-rules] { $game } segue outras regras e foi deixada de fora.
    [position] { $game }: não dá para ler a posição “{ $found }”.
    [too-long] { $game } é longa demais e foi deixada de fora.
    [too-many] Há partidas demais. O resto foi deixado de fora.
    [twice] { $game } aparece duas vezes. Vale a primeira.
   *[other] { $game } não é uma partida.
    }
club-push = Notificações
club-push-about = Este aparelho pode avisar você do que acontece mesmo quando este site não está aberto. Você não é avisado de uma partida que está olhando.
club-push-on = Ativar neste aparelho
club-push-off = Desativar neste aparelho
club-push-is-on = As notificações estão ativadas neste aparelho.
club-push-test = Enviar uma notificação de teste
club-push-tested = Uma notificação de teste está a caminho.
club-push-blocked = O navegador bloqueia as notificações deste site. Permita-as nas configurações do navegador para este site.
club-push-unsupported = Este navegador não pode receber notificações aqui. Em um iPhone ou iPad, adicione primeiro o clube à tela de início e abra-o de lá. Janelas privadas não têm notificações.
club-push-insecure = As notificações precisam de uma conexão criptografada (https).
club-push-failed = O navegador não conseguiu falar com o seu serviço de notificações. Tente mais tarde.
club-push-devices = Aparelhos
club-push-this = este aparelho
club-push-remove = Remover
club-push-kind = { $key ->
    [turn] Sua vez em uma partida por correspondência
    [time] Seu tempo está acabando em uma partida por correspondência
    [challenge] Desafios para você
    [begun] Uma partida sua começa
    [ended] Uma partida sua termina
   *[other] A próxima rodada de um torneio
    }
club-told = { $key ->
    [turn] Sua vez
    [time] O tempo está acabando
    [challenge] Desafio
    [begun] Nova partida
    [ended] Fim de partida
    [round] Próxima rodada
   *[other] Notificações
    }
club-told-turn = { $name } jogou.
club-told-time = { $n ->
    [one] Falta { $n } hora para o seu lance contra { $name }.
   *[other] Faltam { $n } horas para o seu lance contra { $name }.
    }
club-told-begun = Sua partida contra { $name } começou.
club-told-ended = { $key ->
    [won] Você venceu { $name }.
    [lost] Você perdeu para { $name }.
    [drawn] Sua partida contra { $name } terminou empatada.
   *[other] Sua partida contra { $name } foi cancelada.
    }
club-told-round = Sua partida contra { $name } está esperando.
club-told-test = As notificações funcionam neste aparelho.
club-problem = { $key ->
    [name-taken] Outra pessoa já tem este nome.
    [name-length] Um nome tem de 2 a 20 caracteres.
    [name-character] Um nome tem letras e algarismos, com espaços, pontos, hifens ou sublinhados isolados entre eles.
    [name-guest] Nomes que começam com “Guest” são para convidados.
    [password] Uma senha tem pelo menos 8 caracteres.
    [wrong] O nome ou a senha está errado.
    [too-often] Tentativas demais. Espere um minuto.
    [full] O salão está cheio. Aceite uma das propostas.
    [gone] Esta proposta não existe mais.
    [rated] Só valem rating partidas de uma variante, com relógio, da posição normal.
    [rated-guest] Convidados jogam sem valer rating.
    [rules] Estas regras não existem.
    [pace] Isto não é um controle de tempo. Exemplos: 3+2, 10, 2d.
    [position] Uma partida não pode começar nesta posição.
    [chat] Uma mensagem tem de 1 a 280 caracteres.
    [muted] Por enquanto você não pode conversar.
    [banned] Por enquanto esta conta não pode jogar.
    [not-found] Isto não existe mais.
    [already-asked] Você já pediu.
    [too-early] Primeiro os dois lados precisam jogar.
    [nothing-to-take-back] Você não tem lance para voltar.
    [link] Este link não é válido.
    [chat-off] O chat está desligado aqui.
    [chat-link] Os convidados não podem enviar ligações.
    [not-allowed] Não pode fazer isso.
    [report] Uma denúncia tem de 1 a 1000 caracteres.
    [key-guest] Um bot precisa de uma conta.
    [tournament] Um torneio não permite isso.
    [tournament-name] Um nome tem de 2 a 50 caracteres.
    [tournament-guest] É preciso ter uma conta para criar um torneio.
    [tournament-pace] Um torneio precisa de relógio, e uma arena não aceita dias.
    [tournament-rounds] Escolha de 1 a 30 rodadas.
    [tournament-minutes] Escolha de 1 a 720 minutos.
    [tournament-start] Escolha um início no futuro, em até um ano.
    [tournament-many] Há torneios demais. Encerre um primeiro.
    [tournament-closed] Ele não aceita mais jogadores.
    [tournament-team] Escolha uma equipe.
    [tournament-empty] Ainda não há jogadores suficientes.
    [tournament-host] O anfitrião fica.
    [passkey] A chave de acesso não foi aceita.
    [passkey-unknown] Nenhuma conta aqui tem esta chave de acesso.
    [passkey-other] Esta chave de acesso é de outra conta.
    [passkey-copied] Esta chave de acesso não foi aceita, porque pode haver uma cópia dela.
    [passkey-taken] Uma conta já tem esta chave de acesso.
    [passkey-many] Uma conta tem no máximo 20 chaves de acesso.
    [passkey-label] O nome de uma chave de acesso tem no máximo 40 caracteres.
    [passkey-none] Nenhuma chave de acesso foi usada.
    [no-passkeys] Chaves de acesso não funcionam neste endereço.
    [ceremony] Demorou demais. Tente de novo.
    [sure] Confirme primeiro que é você.
    [last-way-in] Este é o último meio de entrar na sua conta. Adicione outro antes.
    [tournament-bots] Bots não podem participar deste torneio.
    [tournament-withdrawn] O árbitro retirou você do torneio.
    [tournament-reason] Um motivo tem de 1 a 200 caracteres.
    [tournament-own-game] Você joga nesta partida. Um moderador decide.
    [tournament-result] Esse resultado não é possível aqui.
    [tournament-same] Já é assim.
    [tournament-no-game] Este jogador não tem partida agora.
    [tournament-over] O torneio terminou.
    [tournament-begun] O torneio já começou ou terminou.
    [tournament-bye] Só se pode saltar uma rodada ainda não emparceirada.
    [tournament-bye-few] Restariam poucos jogadores nesta rodada.
    [tournament-half-bye] Nesta rodada não há folga com meio ponto.
    [tournament-moved] Já começaram partidas desta rodada.
    [tournament-pair-again] Só se emparceira de novo uma rodada de torneio suíço.
    [tournament-terms] Escolha de 0 a 3 folgas com meio ponto.
    [broadcast-title] Um título tem de 2 a 80 caracteres.
    [broadcast-line] Uma linha tem no máximo 80 caracteres.
    [broadcast-about] Uma descrição tem no máximo 1.000 caracteres.
    [broadcast-start] Escolha um início dentro de dois anos.
    [broadcast-source] O clube não busca este endereço: https:// e um servidor público.
    [broadcast-every] Escolha de 5 a 3.600 segundos.
    [broadcast-rounds] Uma transmissão tem no máximo 40 rodadas.
    [broadcast-many] Há transmissões demais. Remova uma primeiro.
    [broadcast-no-game] Não há nenhuma partida nisso.
    [too-long] É longo demais.
   *[other] Não deu certo. Tente de novo.
    }
