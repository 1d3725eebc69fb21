import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Lotteries that are drawn again and again, by the beginning of their codes. */
const KINDS: Readonly<Record<string, MessageDescriptor>> = {
  SSC: msg({
    id: 'lottery.kind.SSC',
    context: 'Lottery: name of five-digit lotteries, called SSC everywhere',
    message: 'SSC',
  }),
  '11X5': msg({
    id: 'lottery.kind.n11X5',
    context: 'Lottery: name of lotteries that draw 5 numbers of 11',
    message: '11 pick 5',
  }),
  PK10: msg({
    id: 'lottery.kind.PK10',
    context: 'Lottery: name of races of ten',
    message: 'PK10 racing',
  }),
  LHC: msg({
    id: 'lottery.kind.LHC',
    context: 'Lottery: name of lotteries of 6 numbers of 49',
    message: 'Mark Six',
  }),
  K3: msg({
    id: 'lottery.kind.K3',
    context: 'Lottery: name of lotteries of three dice',
    message: 'K3 dice',
  }),
  PCB: msg({
    id: 'lottery.kind.PCB',
    context: 'Lottery: name of lotteries on the sum of three digits',
    message: 'Lucky 28',
  }),
  VNN: msg({
    id: 'lottery.kind.VNN',
    context: 'Lottery: name of fast lotteries like that of northern Vietnam, called siêu tốc',
    message: 'Fast North',
  }),
  VNS: msg({
    id: 'lottery.kind.VNS',
    context: 'Lottery: name of fast lotteries like those of southern Vietnam, called siêu tốc',
    message: 'Fast South',
  }),
  YEEKEE: msg({
    id: 'lottery.kind.YEEKEE',
    context: 'Lottery: name of Thai-style lotteries drawn all day, called yeekee',
    message: 'Yeekee',
  }),
};

/** Lotteries with a name of their own, by their codes. Provinces keep theirs. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  LUCKYAIR: msg({
    id: 'lottery.name.LUCKYAIR',
    context: 'Lottery: name of a race of airships',
    message: 'Lucky Airship',
  }),
  SSCINSTANT: msg({
    id: 'lottery.name.SSCINSTANT',
    context: 'Lottery: name of drawn at the moment of the bet',
    message: 'Instant SSC',
  }),
  PK10INSTANT: msg({
    id: 'lottery.name.PK10INSTANT',
    context: 'Lottery: name of drawn at the moment of the bet',
    message: 'Instant PK10',
  }),
  VNNINSTANT: msg({
    id: 'lottery.name.VNNINSTANT',
    context: 'Lottery: name of drawn at the moment of the bet',
    message: 'Instant Vietnam North',
  }),
  HCMVIP: msg({
    id: 'lottery.name.HCMVIP',
    context: 'Lottery: name of a daily lottery',
    message: 'Ho Chi Minh VIP',
  }),
  HANOIVIP: msg({
    id: 'lottery.name.HANOIVIP',
    context: 'Lottery: name of a daily lottery',
    message: 'Hanoi VIP',
  }),
  VNMB: msg({
    id: 'lottery.name.VNMB',
    context: 'Lottery: name of the lottery of northern Vietnam',
    message: 'Vietnam North',
  }),
  HKLHC: msg({
    id: 'lottery.name.HKLHC',
    context: 'Lottery: name of the lottery of Hong Kong',
    message: 'Hong Kong Mark Six',
  }),
  MACAULHC: msg({
    id: 'lottery.name.MACAULHC',
    context: 'Lottery: name of the lottery of Macau',
    message: 'Macau Mark Six',
  }),
  P3: msg({
    id: 'lottery.name.P3',
    context: 'Lottery: name of a three-digit lottery',
    message: 'Pick 3',
  }),
  P5: msg({
    id: 'lottery.name.P5',
    context: 'Lottery: name of a five-digit lottery',
    message: 'Pick 5',
  }),
  THAIGLO: msg({
    id: 'lottery.name.THAIGLO',
    context: 'Lottery: name of the lottery of Thailand',
    message: 'Thai Government Lottery',
  }),
  LAOVNC: msg({
    id: 'lottery.name.LAOVNC',
    context: 'Lottery: name of the lottery of Laos',
    message: 'Lao Pattana',
  }),
  HANOIVNC: msg({
    id: 'lottery.name.HANOIVNC',
    context: 'Lottery: name of a lottery on the draw of Hanoi',
    message: 'Hanoi',
  }),
  HANOISPVNC: msg({
    id: 'lottery.name.HANOISPVNC',
    context: 'Lottery: name of a lottery on a draw of Hanoi',
    message: 'Hanoi Special',
  }),
  HANOIVIPVNC: msg({
    id: 'lottery.name.HANOIVIPVNC',
    context: 'Lottery: name of a lottery on a draw of Hanoi',
    message: 'Hanoi VIP Board',
  }),
  MALAYSIAVNC: msg({
    id: 'lottery.name.MALAYSIAVNC',
    context: 'Lottery: name of a lottery on the draw of Malaysia',
    message: 'Malaysia',
  }),
  MY4D: msg({
    id: 'lottery.name.MY4D',
    context: 'Lottery: name of a four-digit lottery',
    message: 'Malaysia 4D',
  }),
  SG4D: msg({
    id: 'lottery.name.SG4D',
    context: 'Lottery: name of a four-digit lottery',
    message: 'Singapore 4D',
  }),
};

const minutes = msg({
  id: 'lottery.name.minutes',
  context: 'Lottery: name of a lottery that is drawn every few minutes, such as: SSC, 3 min',
  message: '{kind}, {count, plural, one {# min} other {# min}}',
});
const seconds = msg({
  id: 'lottery.name.seconds',
  context: 'Lottery: name of a lottery that is drawn every few seconds, such as: SSC, 90 s',
  message: '{kind}, {count, plural, one {# s} other {# s}}',
});
const stations = msg({
  id: 'lottery.name.southStations',
  context:
    'Lottery: bets on two stations of southern Vietnam at once, by their numbers in the list of a day',
  message: 'South, stations {first} and {second}',
});
const centralStations = msg({
  id: 'lottery.name.centralStations',
  context:
    'Lottery: bets on two stations of central Vietnam at once, by their numbers in the list of a day',
  message: 'Central, stations {first} and {second}',
});

const fixedOdds = msg({
  id: 'lottery.name.fixedOdds',
  context:
    'Lottery: name of a lottery that pays fixed odds; {name} is that of its like with a prize slider',
  message: '{name}, fixed odds',
});

/** Gives the name of a lottery in the language of the page; as the gateway says it where nobody has words for it. */
export function useLotteryName() {
  const { i18n } = useLingui();
  const say = (message: MessageDescriptor, values = {}) =>
    i18n._(message.id, values, { message: message.message });
  const nameOf = ({
    lottery,
    name,
  }: {
    readonly lottery: string;
    readonly name: string;
  }): string => {
    if (NAMES[lottery]) return say(NAMES[lottery]);
    const [, copied] = /^E((?:SSC|11X5|PK10|K3)\d+[MS])$/.exec(lottery) ?? [];
    if (copied) return say(fixedOdds, { name: nameOf({ lottery: copied, name }) });
    const [, area, first, second] = /^VN(SOUTH|CENTRAL)(\d)(\d)$/.exec(lottery) ?? [];
    if (area) return say(area === 'SOUTH' ? stations : centralStations, { first, second });
    const [, code = '', count, unit] = /^(.+?)(\d+)([MS])$/.exec(lottery) ?? [];
    const kind = /^(11X5|PK10|K3)(\d+)([MS])$/.exec(lottery) ?? [lottery, code, count, unit];
    const known = KINDS[kind[1] ?? ''];
    if (!known) return name;
    return say(kind[3] === 'S' ? seconds : minutes, { kind: say(known), count: Number(kind[2]) });
  };
  return nameOf;
}
