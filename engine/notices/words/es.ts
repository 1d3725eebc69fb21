import type { NoticeLanguage } from '../../../schemas/notices.ts';

/** What messages say in Spanish. */
export const es: NoticeLanguage = {
  notices: {
    depositArrived: {
      title: 'Tu depósito ha llegado',
      text: 'Ya tienes {amount} en tu monedero. Pedido {order}.',
    },
    depositRefused: {
      title: 'Tu depósito no se ha completado',
      text: 'El depósito de {amount} fue rechazado y no se ha añadido nada a tu monedero. Puedes intentarlo de nuevo o elegir otra forma de pago. Pedido {order}.',
    },
    depositReturned: {
      title: 'Tu depósito ha sido devuelto',
      text: 'El pago de {amount} vuelve a su origen. Pedido {order}.',
    },
    depositBonusRefused: {
      title: 'El depósito llegó sin su bono',
      text: 'Tu dinero está en tu monedero, pero «{bonus}» no vino con él: {reason}. Pedido {order}.',
    },
    withdrawalApproved: {
      title: 'Tu retiro está aprobado',
      text: 'Estamos pagando {amount}. Te avisaremos cuando esté en camino. Pedido {order}.',
    },
    withdrawalRefused: {
      title: 'Tu retiro fue rechazado',
      text: '{amount} ha vuelto a tu monedero. En el pedido verás qué puedes hacer. Pedido {order}.',
    },
    withdrawalPaid: {
      title: '¿Ha llegado tu dinero?',
      text: 'Hemos pagado {amount}. Revisa tu cuenta y dinos si ha llegado. Pedido {order}.',
    },
    withdrawalMissing: {
      title: 'Tu retiro no ha llegado completo',
      text: '{amount} de tu retiro no han llegado a tu cuenta. Lo estamos revisando y te responderemos en el pedido; no tienes que hacer nada. Pedido {order}.',
    },
    receiptPaidAgain: {
      title: 'Te pagamos el resto',
      text: 'Hemos revisado tu reclamación y te enviamos los {amount} que faltaban. Pedido {order}.',
    },
    receiptGivenBack: {
      title: 'El resto ha vuelto a tu monedero',
      text: 'Hemos revisado tu reclamación y hemos devuelto {amount} a tu monedero. Pedido {order}.',
    },
    receiptClosed: {
      title: 'Tu retiro se cierra como recibido',
      text: 'Hemos revisado tu reclamación: el pago de {amount} ha llegado, así que el pedido queda cerrado. Si no estás de acuerdo, escribe a atención al cliente. Pedido {order}.',
    },
    identityAsked: {
      title: 'Necesitamos algo de ti',
      text: 'Para continuar necesitamos lo siguiente: {need}. {reason}',
    },
    identityApproved: {
      title: 'Aprobado: {need}',
      text: 'Gracias. Hemos revisado lo que enviaste y todo está en orden.',
    },
    identityRefused: {
      title: 'Envíalo de nuevo: {need}',
      text: 'No hemos podido aceptar lo que enviaste. {reason}',
    },
    limitReady: {
      title: 'Tu nuevo límite está listo',
      text: 'Pediste cambiar esto: {limit}. El tiempo de espera ha terminado. Solo cambia si lo confirmas.',
    },
    newSignIn: {
      title: 'Inicio de sesión desde un lugar nuevo',
      text: 'Alguien entró en tu cuenta el {at} desde {address} ({device}). Si no fuiste tú, cambia tu contraseña ahora mismo.',
    },
    passwordChanged: {
      title: 'Tu contraseña ha cambiado',
      text: 'Tu contraseña se cambió el {at}. Si no fuiste tú, contacta ahora mismo con atención al cliente.',
    },
    paymentPasswordChanged: {
      title: 'Tu contraseña de pago ha cambiado',
      text: 'Tu contraseña de pago se cambió el {at}. Si no fuiste tú, contacta ahora mismo con atención al cliente.',
    },
    emailChanged: {
      title: 'Tu correo electrónico ha cambiado',
      text: 'El correo electrónico de tu cuenta se cambió el {at}. Si no fuiste tú, contacta ahora mismo con atención al cliente.',
    },
    phoneChanged: {
      title: 'Tu número de teléfono ha cambiado',
      text: 'El número de teléfono de tu cuenta se cambió el {at}. Si no fuiste tú, contacta ahora mismo con atención al cliente.',
    },
    lotteryWon: {
      title: 'Has ganado {amount}',
      text: '¡Enhorabuena! Tu apuesta al sorteo {issue} ha ganado {amount}. El premio está en tu monedero.',
    },
    cashbackReady: {
      title: 'Tu cashback está listo: {amount}',
      text: 'Tienes {amount} de cashback por tus apuestas. Reclámalo antes del {until}.',
    },
    bonusReleased: {
      title: 'Tu bono ya es tuyo: {amount}',
      text: 'Has apostado lo suficiente por el bono de {bonus}. Ahora {amount} es dinero tuyo.',
    },
    bonusExpired: {
      title: 'Un bono ha terminado',
      text: 'El plazo del bono de {bonus} ha terminado. Se retiró {amount} en dinero de bono; tu propio dinero sigue igual.',
    },
    bonusEndingSoon: {
      title: 'Tu bono termina pronto',
      text: 'Quedan {left} por apostar para el bono de {bonus} hasta el {until}.',
    },
    freeSpinsGiven: {
      title: 'Giros gratis en {game}',
      text: 'Tienes {count} para jugar hasta el {until}.',
    },
    freeSpinsEndingSoon: {
      title: 'Tus giros gratis terminan pronto',
      text: 'Te quedan {left} en {game} hasta el {until}.',
    },
    freeSpinsPaid: {
      title: 'Tus giros gratis han terminado',
      text: 'Has ganado {amount} en {game}.',
    },
    missionReached: {
      title: 'Misión cumplida: {mission}',
      text: 'Has ganado {amount}. Reclámalo en el centro de premios.',
    },
    leaderboardPrize: {
      title: 'Quedaste en el puesto {place}',
      text: 'En la clasificación «{board}» ganaste {amount}. Reclámalo en el centro de premios.',
    },
    promotionIssued: {
      title: '{promotion}: concedido',
      text: 'Te hemos concedido {amount}. Recógelo en el centro de premios antes del {until}.',
    },
    promotionLapsing: {
      title: '{promotion}: recógelo a tiempo',
      text: '{amount} de «{promotion}» te esperan en el centro de premios hasta el {until}. Después se pierden.',
    },
    promotionEnding: {
      title: 'Termina pronto: {promotion}',
      text: '«{promotion}» termina el {until}. Lo que no hayas completado o reclamado antes se pierde.',
    },
    offerEnding: {
      title: 'Última oportunidad: {promotion}',
      text: 'Aún puedes participar en «{promotion}» hasta el {until}.',
    },
    promotionRejected: {
      title: '{promotion}: no concedido',
      text: 'No hemos concedido tu solicitud: {reason}',
    },
    vipLevel: {
      title: 'Ya eres {level}',
      text: 'Has alcanzado el nivel {level}. Mira lo que te ofrece en la página VIP.',
    },
    vipGift: {
      title: 'Te espera un regalo VIP de {amount}',
      text: 'Tu nivel {level} te trae {amount}. Recógelo en la página VIP o en el centro de recompensas.',
    },
    pointsApproved: {
      title: 'Pedido aprobado: {item}',
      text: 'Hemos aprobado el pedido de {item}. Te avisaremos cuando esté en camino.',
    },
    pointsRejected: {
      title: 'No se pudo atender el pedido: {item}',
      text: 'Tus puntos han vuelto a tu cuenta. {reason}',
    },
    pointsShipped: {
      title: 'En camino: {item}',
      text: '{item} se envió con {carrier}. Número de seguimiento: {tracking}.',
    },
    inviterRewarded: {
      title: 'Tu amigo te ha dado {amount}',
      text: 'Un amigo al que invitaste ha cumplido todo lo que pide la invitación. Tienes {amount} en tu monedero.',
    },
    friendRewarded: {
      title: 'Tu premio de bienvenida: {amount}',
      text: 'Has cumplido todo lo que pide tu invitación. Tienes {amount} en tu monedero.',
    },
    contractOffered: {
      title: 'Nueva oferta: {contract}',
      text: '{by} te ofrece condiciones. Míralas en el centro de agentes y responde en siete días; sin respuesta, la oferta caduca.',
    },
    contractAccepted: {
      title: '{by} ha aceptado: {contract}',
      text: 'Las condiciones valen desde el próximo período.',
    },
    contractRejected: {
      title: '{by} ha rechazado: {contract}',
      text: 'La oferta ha sido rechazada. Puedes hacer otra.',
    },
    contractLapsed: {
      title: 'Sin respuesta: {contract}',
      text: '{by} no respondió en siete días y la oferta ha caducado. Puedes hacerla de nuevo.',
    },
    contractEndAsked: {
      title: '{by} quiere terminar un contrato: {contract}',
      text: 'Sigue en vigor hasta que aceptes. Responde en el centro de agentes.',
    },
    contractKept: {
      title: '{by} mantiene el contrato: {contract}',
      text: 'Sigue como hasta ahora.',
    },
    contractEnded: {
      title: 'Contrato terminado: {contract}',
      text: '{by} ha terminado el contrato. Lo liquidado antes sigue contando.',
    },
    contractPaid: {
      title: '{amount} por {period}',
      text: 'Se ha pagado tu {contract}: tienes {amount} en tu monedero.',
    },
    contractDebt: {
      title: 'Debes {amount} a {to}',
      text: 'Tu monedero no alcanzó para el {contract} de {period}. Lo que entre paga esto primero; hasta entonces no puedes retirar, transferir ni ofrecer contratos.',
    },
    contractOwed: {
      title: '{by} te debe {amount}',
      text: 'El {contract} de {period} no se pudo pagar entero. Recibirás el resto en cuanto entre dinero en el monedero de {by}.',
    },
    contractDebtPaid: {
      title: '{amount} de lo que se te debía',
      text: 'Ha llegado a tu monedero {amount} de tu {contract}.',
    },
    agentMessage: { title: 'Un mensaje de tu agente', text: '{message}\n\n— {from}' },
    feedbackAnswered: { title: 'Te hemos respondido', text: '{answer}' },
  },
  words: {
    document: 'documento de identidad',
    selfie: 'foto de tu cara',
    address: 'justificante de domicilio',
    limitDeposit: 'límite de depósito',
    limitLoss: 'límite de pérdidas',
    limitWager: 'límite de apuestas',
    limitSession: 'tiempo de sesión',
    bonusBelowLeast: 'se pagó menos de lo que pide',
    bonusHad: 'ya lo tuviste antes',
    bonusOver: 'ya ha terminado',
    bonusNotNow: 'tu cuenta no recibe bonos en este momento',
    contractDividend: 'dividendo',
    contractDaily: 'salario diario',
    contractHourly: 'salario por hora',
    contractRealTime: 'salario en tiempo real',
  },
};
