import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words = Readonly<Record<string, MessageDescriptor>>;

/** Tabs of the play picker. */
export const GROUP_WORDS = {
  F5: msg({
    id: 'lottery.group.F5',
    context: 'Lottery: tab of plays on all five digits drawn',
    message: 'All five',
  }),
  F4: msg({
    id: 'lottery.group.F4',
    context: 'Lottery: tab of plays on the first four digits drawn',
    message: 'First four',
  }),
  L4: msg({
    id: 'lottery.group.L4',
    context: 'Lottery: tab of plays on the last four digits drawn',
    message: 'Last four',
  }),
  F3: msg({
    id: 'lottery.group.F3',
    context: 'Lottery: tab of plays on the first three numbers drawn',
    message: 'First three',
  }),
  M3: msg({
    id: 'lottery.group.M3',
    context: 'Lottery: tab of plays on the middle three digits drawn',
    message: 'Middle three',
  }),
  L3: msg({
    id: 'lottery.group.L3',
    context: 'Lottery: tab of plays on the last three digits drawn',
    message: 'Last three',
  }),
  F2: msg({
    id: 'lottery.group.F2',
    context: 'Lottery: tab of plays on the first two numbers drawn',
    message: 'First two',
  }),
  L2: msg({
    id: 'lottery.group.L2',
    context: 'Lottery: tab of plays on the last two digits drawn',
    message: 'Last two',
  }),
  F1: msg({
    id: 'lottery.group.F1',
    context: 'Lottery: tab of plays on the first number drawn',
    message: 'First',
  }),
  D3: msg({
    id: 'lottery.group.D3',
    context: 'Lottery: tab of plays on all three digits drawn',
    message: 'All three',
  }),
  R2: msg({
    id: 'lottery.group.R2',
    context: 'Lottery: tab of plays on any two places of those drawn',
    message: 'Any two places',
  }),
  R3: msg({
    id: 'lottery.group.R3',
    context: 'Lottery: tab of plays on any three places of those drawn',
    message: 'Any three places',
  }),
  R4: msg({
    id: 'lottery.group.R4',
    context: 'Lottery: tab of plays on any four places of those drawn',
    message: 'Any four places',
  }),
  POS: msg({
    id: 'lottery.group.POS',
    context: "Lottery: tab of plays on a number in a place of one's choice",
    message: 'Fixed place',
  }),
  DT: msg({
    id: 'lottery.group.DT',
    context:
      'Lottery: tab of plays on which of two places shows the higher number, in this trade called dragon and tiger',
    message: 'Dragon tiger',
  }),
  Z: msg({
    id: 'lottery.group.Z',
    context: 'Lottery: tab of plays on two-way bets at fixed odds such as big or small',
    message: 'Two-way',
  }),
  SUM: msg({
    id: 'lottery.group.SUM',
    context: 'Lottery: tab of plays on sums of the numbers drawn',
    message: 'Sum',
  }),
  ANY: msg({
    id: 'lottery.group.ANY',
    context: 'Lottery: tab of plays on so many of the numbers drawn, wherever they are',
    message: 'Any numbers',
  }),
  SP: msg({
    id: 'lottery.group.SP',
    context: 'Lottery: tab of plays on the special number of Mark Six',
    message: 'Special number',
  }),
  MAIN: msg({
    id: 'lottery.group.MAIN',
    context: 'Lottery: tab of plays on the six main numbers of Mark Six',
    message: 'Main numbers',
  }),
  ALL: msg({
    id: 'lottery.group.ALL',
    context: 'Lottery: tab of plays on all seven numbers of Mark Six',
    message: 'All seven',
  }),
  LINK: msg({
    id: 'lottery.group.LINK',
    context: 'Lottery: tab of plays on several numbers of Mark Six at once',
    message: 'Combination',
  }),
  ZLINK: msg({
    id: 'lottery.group.ZLINK',
    context: 'Lottery: tab of plays on several zodiac animals at once',
    message: 'Zodiac parlay',
  }),
  TLINK: msg({
    id: 'lottery.group.TLINK',
    context: 'Lottery: tab of plays on several last digits at once',
    message: 'Tail parlay',
  }),
  PARLAY: msg({
    id: 'lottery.group.PARLAY',
    context: 'Lottery: tab of plays on several balls of Mark Six at once whose odds are multiplied',
    message: 'Parlay',
  }),
  MISS: msg({
    id: 'lottery.group.MISS',
    context: 'Lottery: tab of plays on numbers that are not drawn',
    message: 'None of them',
  }),
  DICE: msg({
    id: 'lottery.group.DICE',
    context: 'Lottery: tab of plays on three dice',
    message: 'Dice',
  }),
  TRIPLE: msg({
    id: 'lottery.group.TRIPLE',
    context: 'Lottery: tab of plays on three dice that show the same',
    message: 'Triples',
  }),
  PAIR: msg({
    id: 'lottery.group.PAIR',
    context: 'Lottery: tab of plays on two dice that show the same',
    message: 'Pairs',
  }),
  LO: msg({
    id: 'lottery.group.LO',
    context:
      'Lottery: tab of plays on numbers anywhere on the board of a Vietnamese lottery, called lô',
    message: 'Lô',
  }),
  XIEN: msg({
    id: 'lottery.group.XIEN',
    context:
      'Lottery: tab of plays on several numbers that all stand on the board of a Vietnamese lottery, called xiên',
    message: 'Xiên (parlay)',
  }),
  DE: msg({
    id: 'lottery.group.DE',
    context:
      'Lottery: tab of plays on the last two digits of one prize of a Vietnamese lottery, called đề',
    message: 'Đề (one prize)',
  }),
  C3: msg({
    id: 'lottery.group.C3',
    context:
      'Lottery: tab of plays on three digits of one prize of a Vietnamese lottery, called ba càng',
    message: '3 digits',
  }),
  C4: msg({
    id: 'lottery.group.C4',
    context:
      'Lottery: tab of plays on four digits of the special prize of a Vietnamese lottery, called bốn càng',
    message: '4 digits',
  }),
  DIG: msg({
    id: 'lottery.group.DIG',
    context: 'Lottery: tab of plays on the tens or units digit of the special prize',
    message: 'Head and tail',
  }),
  TRUOT: msg({
    id: 'lottery.group.TRUOT',
    context:
      'Lottery: tab of plays on numbers that do not stand on the board of a Vietnamese lottery, called trượt',
    message: 'None of them (trượt)',
  }),
  DA: msg({
    id: 'lottery.group.DA',
    context: 'Lottery: tab of plays on pairs of numbers of southern Vietnamese boards, called đá',
    message: 'Đá (pairs)',
  }),
  TOP: msg({
    id: 'lottery.group.TOP',
    context: 'Lottery: tab of plays on the top three digits of Thai-style lotteries',
    message: 'Top',
  }),
  BOTTOM: msg({
    id: 'lottery.group.BOTTOM',
    context: 'Lottery: tab of plays on the bottom two digits of Thai-style lotteries',
    message: 'Bottom',
  }),
  ODDEVEN: msg({
    id: 'lottery.group.ODDEVEN',
    context: 'Lottery: tab of plays on how many of five numbers are odd',
    message: 'Odd count',
  }),
  MEDIAN: msg({
    id: 'lottery.group.MEDIAN',
    context: 'Lottery: tab of plays on the middle one of five numbers by size',
    message: 'Middle number',
  }),
  PAIRS: msg({
    id: 'lottery.group.PAIRS',
    context:
      'Lottery: tab of plays on the front and back three-digit prizes of the Thai lottery, of which there are two each',
    message: 'Front and back three',
  }),
  BIG: msg({
    id: 'lottery.group.BIG',
    context: 'Lottery: tab of plays on all prizes of a four-digit lottery, called Big',
    message: 'Big',
  }),
  SMALL: msg({
    id: 'lottery.group.SMALL',
    context: 'Lottery: tab of plays on the top three prizes of a four-digit lottery, called Small',
    message: 'Small',
  }),
  A3: msg({
    id: 'lottery.group.A3',
    context: 'Lottery: tab of plays on three-digit bets of four-digit lotteries',
    message: '3D',
  }),
  DIFFERENT: msg({
    id: 'lottery.group.DIFFERENT',
    context: 'Lottery: tab of plays on dice that all show different numbers',
    message: 'Different numbers',
  }),
  STRAIGHT: msg({
    id: 'lottery.group.STRAIGHT',
    context: 'Lottery: tab of plays on three dice in a row',
    message: 'Straights',
  }),
} satisfies Words;

/** Ways to bet, by the piece of a play's code that names them. */
export const PLAY_WORDS = {
  DIRECT: msg({
    id: 'lottery.play.DIRECT',
    context: 'Lottery: name of a way to bet, on digits in the exact order',
    message: 'Straight',
  }),
  SINGLE: msg({
    id: 'lottery.play.SINGLE',
    context: 'Lottery: name of a way to bet, on whole lines that are typed in',
    message: 'Entry list',
  }),
  COMBO: msg({
    id: 'lottery.play.COMBO',
    context: 'Lottery: name of a way to bet, on one bet on every length of the end of a number',
    message: 'Combo',
  }),
  BYSUM: msg({
    id: 'lottery.play.BYSUM',
    context: 'Lottery: name of a way to bet, on numbers chosen by their sum',
    message: 'Sum',
  }),
  SPAN: msg({
    id: 'lottery.play.SPAN',
    context: 'Lottery: name of a way to bet, on the largest digit minus the smallest',
    message: 'Span',
  }),
  GROUP: msg({
    id: 'lottery.play.GROUP',
    context: 'Lottery: name of a way to bet, on numbers in any order',
    message: 'Any order',
  }),
  MIX: msg({
    id: 'lottery.play.MIX',
    context: 'Lottery: name of a way to bet, on typed lines in any order',
    message: 'Mixed list',
  }),
  GSUM: msg({
    id: 'lottery.play.GSUM',
    context: 'Lottery: name of a way to bet, on numbers in any order chosen by their sum',
    message: 'Any order by sum',
  }),
  DAN: msg({
    id: 'lottery.play.DAN',
    context: 'Lottery: name of a way to bet, on every number in any order that holds one digit',
    message: 'With one digit',
  }),
  TAIL: msg({
    id: 'lottery.play.TAIL',
    context: 'Lottery: name of a way to bet, on the last digit of a sum',
    message: 'Tail of the sum',
  }),
  SHAPE: msg({
    id: 'lottery.play.SHAPE',
    context: 'Lottery: name of a way to bet, on triples, straights and pairs',
    message: 'Shape',
  }),
  ZSHAPE: msg({
    id: 'lottery.play.ZSHAPE',
    context:
      'Lottery: name of a way to bet, on triple, straight, pair, half straight or none of them, at fixed odds',
    message: 'Shape, all five',
  }),
  REP1: msg({
    id: 'lottery.play.REP1',
    context: 'Lottery: name of a way to bet, on a digit that is drawn at least once',
    message: 'One digit, once or more',
  }),
  REP2: msg({
    id: 'lottery.play.REP2',
    context: 'Lottery: name of a way to bet, on a digit that is drawn at least twice',
    message: 'One digit, twice or more',
  }),
  REP3: msg({
    id: 'lottery.play.REP3',
    context: 'Lottery: name of a way to bet, on a digit that is drawn at least three times',
    message: 'One digit, three times or more',
  }),
  REP4: msg({
    id: 'lottery.play.REP4',
    context: 'Lottery: name of a way to bet, on a digit that is drawn at least four times',
    message: 'One digit, four times or more',
  }),
  ODDEVEN: msg({
    id: 'lottery.play.ODDEVEN',
    context: 'Lottery: name of a way to bet, on how many of five numbers are odd',
    message: 'Odd count',
  }),
  MEDIAN: msg({
    id: 'lottery.play.MEDIAN',
    context: 'Lottery: name of a way to bet, on the middle one of five numbers by size',
    message: 'Middle number',
  }),
  ANYWHERE: msg({
    id: 'lottery.play.ANYWHERE',
    context: 'Lottery: name of a way to bet, on numbers in any place of the first three',
    message: 'In any place',
  }),
  BALLS: msg({
    id: 'lottery.play.BALLS',
    context: 'Lottery: name of a way to bet, on each ball at fixed odds',
    message: 'Each ball',
  }),
  TOTAL: msg({
    id: 'lottery.play.TOTAL',
    context: 'Lottery: name of a way to bet, on the total of all numbers at fixed odds',
    message: 'Total',
  }),
  VERSUS: msg({
    id: 'lottery.play.VERSUS',
    context: 'Lottery: name of a way to bet, on one ball against another, called dragon and tiger',
    message: 'Dragon tiger',
  }),
  SUM2: msg({
    id: 'lottery.play.SUM2',
    context: 'Lottery: name of a way to bet, on the sum of the first two of a race',
    message: 'Sum of the top two',
  }),
  SUM3: msg({
    id: 'lottery.play.SUM3',
    context: 'Lottery: name of a way to bet, on the sum of the first three of a race',
    message: 'Sum of the top three',
  }),
  NUM: msg({
    id: 'lottery.play.NUM',
    context: 'Lottery: name of a way to bet, on one number',
    message: 'Number',
  }),
  ATTR: msg({
    id: 'lottery.play.ATTR',
    context: 'Lottery: name of a way to bet, on big or small, odd or even and the like',
    message: 'Big, small, odd, even',
  }),
  COLOUR: msg({
    id: 'lottery.play.COLOUR',
    context: 'Lottery: name of a way to bet, on the colour of a ball',
    message: 'Colour',
  }),
  HALF: msg({
    id: 'lottery.play.HALF',
    context: 'Lottery: name of a way to bet, on colour together with big, small, odd or even',
    message: 'Half colour',
  }),
  ZODIAC: msg({
    id: 'lottery.play.ZODIAC',
    context: 'Lottery: name of a way to bet, on the zodiac animal of a number',
    message: 'Zodiac',
  }),
  ZGROUP: msg({
    id: 'lottery.play.ZGROUP',
    context: 'Lottery: name of a way to bet, on a group of zodiac animals',
    message: 'Zodiac group',
  }),
  DTAIL: msg({
    id: 'lottery.play.DTAIL',
    context: 'Lottery: name of a way to bet, on the last digit of a number',
    message: 'Last digit',
  }),
  HEAD: msg({
    id: 'lottery.play.HEAD',
    context: 'Lottery: name of a way to bet, on the tens digit of a number',
    message: 'Tens digit',
  }),
  '2OF2': msg({
    id: 'lottery.play.n2OF2',
    context: 'Lottery: name of a way to bet, on two numbers that are both drawn',
    message: 'Two of two',
  }),
  '3OF3': msg({
    id: 'lottery.play.n3OF3',
    context: 'Lottery: name of a way to bet, on three numbers that are all drawn',
    message: 'Three of three',
  }),
  '4OF4': msg({
    id: 'lottery.play.n4OF4',
    context: 'Lottery: name of a way to bet, on four numbers that are all drawn',
    message: 'Four of four',
  }),
  '3HIT2': msg({
    id: 'lottery.play.n3HIT2',
    context: 'Lottery: name of a way to bet, on three numbers of which at least two are drawn',
    message: 'Two of three',
  }),
  '2HITSP': msg({
    id: 'lottery.play.n2HITSP',
    context: 'Lottery: name of a way to bet, on two numbers, both main or one of them the special',
    message: 'Two with special',
  }),
  SPLINE: msg({
    id: 'lottery.play.SPLINE',
    context: 'Lottery: name of a way to bet, on one main number and the special number',
    message: 'Main with special',
  }),
  '4HIT1': msg({
    id: 'lottery.play.n4HIT1',
    context: 'Lottery: name of a way to bet, on four numbers of which one is drawn',
    message: 'One of four',
  }),
  LO2: msg({
    id: 'lottery.play.LO2',
    context: 'Lottery: name of a way to bet, on the last two digits of every prize',
    message: 'Lô, 2 digits',
  }),
  LO2K: msg({
    id: 'lottery.play.LO2K',
    context: 'Lottery: name of a way to bet, on the last two digits of every prize, charged once',
    message: 'Lô, 2 digits ×1',
  }),
  LO2H: msg({
    id: 'lottery.play.LO2H',
    context: 'Lottery: name of a way to bet, on the first two digits of prizes',
    message: 'Lô, first 2 digits',
  }),
  LO3: msg({
    id: 'lottery.play.LO3',
    context: 'Lottery: name of a way to bet, on the last three digits of prizes',
    message: 'Lô, 3 digits',
  }),
  LO4: msg({
    id: 'lottery.play.LO4',
    context: 'Lottery: name of a way to bet, on the last four digits of prizes',
    message: 'Lô, 4 digits',
  }),
  DB: msg({
    id: 'lottery.play.DB',
    context:
      'Lottery: name of a way to bet, on the special prize of a Vietnamese lottery, called đặc biệt',
    message: 'Special prize',
  }),
  DBH: msg({
    id: 'lottery.play.DBH',
    context: 'Lottery: name of a way to bet, on the first two digits of the special prize',
    message: 'Special prize, first 2',
  }),
  G1: msg({
    id: 'lottery.play.G1',
    context: 'Lottery: name of a way to bet, on the first prize',
    message: 'First prize',
  }),
  G1H: msg({
    id: 'lottery.play.G1H',
    context: 'Lottery: name of a way to bet, on the first two digits of the first prize',
    message: 'First prize, first 2',
  }),
  VNHEAD: msg({
    id: 'lottery.play.VNHEAD',
    context:
      'Lottery: name of a way to bet, on the smallest prizes of a Vietnamese board, called đầu',
    message: 'Head (đầu)',
  }),
  HT: msg({
    id: 'lottery.play.HT',
    context: 'Lottery: name of a way to bet, on head and special prize together, called đầu đuôi',
    message: 'Head and tail (đầu đuôi)',
  }),
  TENS: msg({
    id: 'lottery.play.TENS',
    context: 'Lottery: name of a way to bet, on the tens digit of the special prize',
    message: 'Tens digit',
  }),
  UNITS: msg({
    id: 'lottery.play.UNITS',
    context: 'Lottery: name of a way to bet, on the units digit of the special prize',
    message: 'Units digit',
  }),
  DATHANG: msg({
    id: 'lottery.play.DATHANG',
    context:
      'Lottery: name of a way to bet, on two numbers on the board of one station, called đá thẳng',
    message: 'Đá, one station',
  }),
  DAXIEN: msg({
    id: 'lottery.play.DAXIEN',
    context:
      'Lottery: name of a way to bet, on two numbers on the boards of two stations, called đá xiên',
    message: 'Đá, two stations',
  }),
  TOP3: msg({
    id: 'lottery.play.TOP3',
    context: 'Lottery: name of a way to bet, on the top three digits in order',
    message: '3 top',
  }),
  TOD3: msg({
    id: 'lottery.play.TOD3',
    context: 'Lottery: name of a way to bet, on the top three digits in any order, called tod',
    message: '3 any order (tod)',
  }),
  TOP2: msg({
    id: 'lottery.play.TOP2',
    context: 'Lottery: name of a way to bet, on the top two digits',
    message: '2 top',
  }),
  BOT2: msg({
    id: 'lottery.play.BOT2',
    context: 'Lottery: name of a way to bet, on the bottom two digits',
    message: '2 bottom',
  }),
  RUNTOP: msg({
    id: 'lottery.play.RUNTOP',
    context: 'Lottery: name of a way to bet, on a digit anywhere in the top three',
    message: 'Run top',
  }),
  RUNBOT: msg({
    id: 'lottery.play.RUNBOT',
    context: 'Lottery: name of a way to bet, on a digit anywhere in the bottom two',
    message: 'Run bottom',
  }),
  FRONT3: msg({
    id: 'lottery.play.FRONT3',
    context: 'Lottery: name of a way to bet, on one of the two front three-digit prizes',
    message: '3 front',
  }),
  LAST3: msg({
    id: 'lottery.play.LAST3',
    context: 'Lottery: name of a way to bet, on one of the two back three-digit prizes',
    message: '3 back',
  }),
  BIG: msg({
    id: 'lottery.play.BIG',
    context:
      'Lottery: name of a way to bet, on all five kinds of prizes of a four-digit lottery, called Big',
    message: 'Big (all prizes)',
  }),
  SMALL: msg({
    id: 'lottery.play.SMALL',
    context:
      'Lottery: name of a way to bet, on the top three prizes of a four-digit lottery, called Small',
    message: 'Small (top three)',
  }),
  BOX: msg({
    id: 'lottery.play.BOX',
    context: 'Lottery: name of a way to bet, on all orders of a number, each a bet of its own',
    message: 'Box',
  }),
  IBOX: msg({
    id: 'lottery.play.IBOX',
    context: 'Lottery: name of a way to bet, on all orders of a number for the price of one',
    message: 'iBox',
  }),
  A3: msg({
    id: 'lottery.play.A3',
    context: 'Lottery: name of a way to bet, on the last three digits of the first prize',
    message: '3A',
  }),
  C3T: msg({
    id: 'lottery.play.C3T',
    context:
      'Lottery: name of a way to bet, on the last three digits of any of the top three prizes',
    message: '3C',
  }),
  PLACE: msg({
    id: 'lottery.play.PLACE',
    context: "Lottery: name of a way to bet, on a number in a place of one's choice",
    message: 'Fixed place',
  }),
  TRIPLEONE: msg({
    id: 'lottery.play.TRIPLEONE',
    context: 'Lottery: name of a way to bet, on three dice with one certain number',
    message: 'One triple',
  }),
  TRIPLEALL: msg({
    id: 'lottery.play.TRIPLEALL',
    context: 'Lottery: name of a way to bet, on three dice with any same number',
    message: 'Any triple',
  }),
  STRAIGHT: msg({
    id: 'lottery.play.STRAIGHT',
    context: 'Lottery: name of a way to bet, on three dice in a row',
    message: 'Straight',
  }),
  PAIRSINGLE: msg({
    id: 'lottery.play.PAIRSINGLE',
    context: 'Lottery: name of a way to bet, on two equal dice and a certain third',
    message: 'Pair and one',
  }),
  PAIRANY: msg({
    id: 'lottery.play.PAIRANY',
    context: 'Lottery: name of a way to bet, on two equal dice',
    message: 'Any pair',
  }),
  THREEDIFF: msg({
    id: 'lottery.play.THREEDIFF',
    context: 'Lottery: name of a way to bet, on three different dice',
    message: 'Three different',
  }),
  TWODIFF: msg({
    id: 'lottery.play.TWODIFF',
    context: 'Lottery: name of a way to bet, on two different dice',
    message: 'Two different',
  }),
  BSOE: msg({
    id: 'lottery.play.BSOE',
    context: 'Lottery: name of a way to bet, on big, small, odd and even of each place',
    message: 'Big, small, odd, even',
  }),
  ROLL: msg({
    id: 'lottery.play.ROLL',
    context: 'Lottery: name of a way to bet, on a number with one digit left open, called roll',
    message: 'Roll',
  }),
} satisfies Words;

/** What can be bet on that is no number. */
export const TOKEN_WORDS = {
  B: msg({
    id: 'lottery.option.B',
    context: 'Lottery: short word on a button to bet on, or beside a ball: big',
    message: 'Big',
  }),
  S: msg({
    id: 'lottery.option.S',
    context: 'Lottery: short word on a button to bet on, or beside a ball: small',
    message: 'Small',
  }),
  O: msg({
    id: 'lottery.option.O',
    context: 'Lottery: short word on a button to bet on, or beside a ball: odd',
    message: 'Odd',
  }),
  E: msg({
    id: 'lottery.option.E',
    context: 'Lottery: short word on a button to bet on, or beside a ball: even',
    message: 'Even',
  }),
  D: msg({
    id: 'lottery.option.D',
    context:
      'Lottery: short word on a button to bet on, or beside a ball: dragon: the first of two places is higher',
    message: 'Dragon',
  }),
  T: msg({
    id: 'lottery.option.T',
    context:
      'Lottery: short word on a button to bet on, or beside a ball: tiger: the second of two places is higher',
    message: 'Tiger',
  }),
  TIE: msg({
    id: 'lottery.option.TIE',
    context: 'Lottery: short word on a button to bet on, or beside a ball: both places are equal',
    message: 'Tie',
  }),
  HB: msg({
    id: 'lottery.option.HB',
    context: 'Lottery: short word on a button to bet on, or beside a ball: digit sum is big',
    message: 'Digit sum big',
  }),
  HS: msg({
    id: 'lottery.option.HS',
    context: 'Lottery: short word on a button to bet on, or beside a ball: digit sum is small',
    message: 'Digit sum small',
  }),
  HO: msg({
    id: 'lottery.option.HO',
    context: 'Lottery: short word on a button to bet on, or beside a ball: digit sum is odd',
    message: 'Digit sum odd',
  }),
  HE: msg({
    id: 'lottery.option.HE',
    context: 'Lottery: short word on a button to bet on, or beside a ball: digit sum is even',
    message: 'Digit sum even',
  }),
  TB: msg({
    id: 'lottery.option.TB',
    context: 'Lottery: short word on a button to bet on, or beside a ball: last digit is big',
    message: 'Last digit big',
  }),
  TS: msg({
    id: 'lottery.option.TS',
    context: 'Lottery: short word on a button to bet on, or beside a ball: last digit is small',
    message: 'Last digit small',
  }),
  R: msg({
    id: 'lottery.option.R',
    context: 'Lottery: short word on a button to bet on, or beside a ball: colour of a ball',
    message: 'Red',
  }),
  U: msg({
    id: 'lottery.option.U',
    context: 'Lottery: short word on a button to bet on, or beside a ball: colour of a ball',
    message: 'Blue',
  }),
  G: msg({
    id: 'lottery.option.G',
    context: 'Lottery: short word on a button to bet on, or beside a ball: colour of a ball',
    message: 'Green',
  }),
  TRIPLE: msg({
    id: 'lottery.option.TRIPLE',
    context: 'Lottery: short word on a button to bet on, or beside a ball: three equal numbers',
    message: 'Triple',
  }),
  STRAIGHT: msg({
    id: 'lottery.option.STRAIGHT',
    context: 'Lottery: short word on a button to bet on, or beside a ball: numbers in a row',
    message: 'Straight',
  }),
  PAIR: msg({
    id: 'lottery.option.PAIR',
    context: 'Lottery: short word on a button to bet on, or beside a ball: two equal numbers',
    message: 'Pair',
  }),
  HALF: msg({
    id: 'lottery.option.HALF',
    context: 'Lottery: short word on a button to bet on, or beside a ball: two numbers in a row',
    message: 'Half straight',
  }),
  MIXED6: msg({
    id: 'lottery.option.MIXED6',
    context:
      'Lottery: short word on a button to bet on, or beside a ball: neither equal numbers nor numbers in a row',
    message: 'None of these',
  }),
  RAT: msg({
    id: 'lottery.option.RAT',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Rat',
  }),
  OX: msg({
    id: 'lottery.option.OX',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Ox',
  }),
  TIGER: msg({
    id: 'lottery.option.TIGER',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Tiger',
  }),
  RABBIT: msg({
    id: 'lottery.option.RABBIT',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Rabbit',
  }),
  DRAGON: msg({
    id: 'lottery.option.DRAGON',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Dragon',
  }),
  SNAKE: msg({
    id: 'lottery.option.SNAKE',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Snake',
  }),
  HORSE: msg({
    id: 'lottery.option.HORSE',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Horse',
  }),
  GOAT: msg({
    id: 'lottery.option.GOAT',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Goat',
  }),
  MONKEY: msg({
    id: 'lottery.option.MONKEY',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Monkey',
  }),
  ROOSTER: msg({
    id: 'lottery.option.ROOSTER',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Rooster',
  }),
  DOG: msg({
    id: 'lottery.option.DOG',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Dog',
  }),
  PIG: msg({
    id: 'lottery.option.PIG',
    context: 'Lottery: short word on a button to bet on, or beside a ball: zodiac animal',
    message: 'Pig',
  }),
  XB: msg({
    id: 'lottery.option.XB',
    context:
      'Lottery: short word on a button to bet on, or beside a ball: extremely big: a sum of 22 to 27',
    message: 'Very big',
  }),
  XS: msg({
    id: 'lottery.option.XS',
    context:
      'Lottery: short word on a button to bet on, or beside a ball: extremely small: a sum of 0 to 5',
    message: 'Very small',
  }),
  ANY: msg({
    id: 'lottery.option.ANY',
    context: 'Lottery: short word on a button to bet on, or beside a ball: any of them',
    message: 'Any',
  }),
} satisfies Words;

/** What is hit, by the names of prices. */
export const PRICE_WORDS = {
  W: msg({
    id: 'lottery.price.W',
    context: 'Lottery: what is hit, in a table of odds: a bet is hit',
    message: 'Hit',
  }),
  N: msg({
    id: 'lottery.price.N',
    context: 'Lottery: what is hit, in a table of odds: a number is hit',
    message: 'Number',
  }),
  R: msg({
    id: 'lottery.price.R',
    context: 'Lottery: what is hit, in a table of odds: the stake comes back',
    message: 'Stake returned',
  }),
  G3: msg({
    id: 'lottery.price.G3',
    context: 'Lottery: what is hit, in a table of odds: a pair and another number in any order',
    message: 'With a pair',
  }),
  G6: msg({
    id: 'lottery.price.G6',
    context: 'Lottery: what is hit, in a table of odds: three different numbers in any order',
    message: 'All different',
  }),
  RED: msg({
    id: 'lottery.price.RED',
    context: 'Lottery: what is hit, in a table of odds: the ball is red',
    message: 'Red',
  }),
  BLUE: msg({
    id: 'lottery.price.BLUE',
    context: 'Lottery: what is hit, in a table of odds: the ball is blue',
    message: 'Blue',
  }),
  GREEN: msg({
    id: 'lottery.price.GREEN',
    context: 'Lottery: what is hit, in a table of odds: the ball is green',
    message: 'Green',
  }),
  PLAIN: msg({
    id: 'lottery.price.PLAIN',
    context:
      'Lottery: what is hit, in a table of odds: animals or last digits other than the one that is named beside',
    message: 'The others',
  }),
  YEAR: msg({
    id: 'lottery.price.YEAR',
    context:
      'Lottery: what is hit, in a table of odds: the animal of the year, which has five numbers',
    message: 'With the animal of the year',
  }),
  ZERO: msg({
    id: 'lottery.price.ZERO',
    context: 'Lottery: what is hit, in a table of odds: the last digit 0, which has four numbers',
    message: 'With tail 0',
  }),
  AAA: msg({
    id: 'lottery.price.AAA',
    context: 'Lottery: what is hit, in a table of odds: three equal digits',
    message: 'Three equal',
  }),
  AAB: msg({
    id: 'lottery.price.AAB',
    context: 'Lottery: what is hit, in a table of odds: two equal digits of three',
    message: 'Two equal',
  }),
  ABC: msg({
    id: 'lottery.price.ABC',
    context: 'Lottery: what is hit, in a table of odds: three different digits',
    message: 'All different',
  }),
} satisfies Words;

/** What rows and groups of options are for, by their ids. */
export const ROW_WORDS = {
  pick: msg({
    id: 'lottery.row.pick',
    context:
      'Lottery: what a row of numbers to pick from is for: numbers to pick from, without a place',
    message: 'Numbers',
  }),
  double: msg({
    id: 'lottery.row.double',
    context: 'Lottery: what a row of numbers to pick from is for: a number that is drawn twice',
    message: 'Twice',
  }),
  triple: msg({
    id: 'lottery.row.triple',
    context:
      'Lottery: what a row of numbers to pick from is for: a number that is drawn three times',
    message: 'Three times',
  }),
  quadruple: msg({
    id: 'lottery.row.quadruple',
    context:
      'Lottery: what a row of numbers to pick from is for: a number that is drawn four times',
    message: 'Four times',
  }),
  single: msg({
    id: 'lottery.row.single',
    context: 'Lottery: what a row of numbers to pick from is for: a number that is drawn once',
    message: 'Once',
  }),
  pair: msg({
    id: 'lottery.row.pair',
    context: 'Lottery: what a row of numbers to pick from is for: a number that is drawn twice',
    message: 'Pair',
  }),
  sum: msg({
    id: 'lottery.row.sum',
    context: 'Lottery: what a row of numbers to pick from is for: sums to pick from',
    message: 'Sum',
  }),
  span: msg({
    id: 'lottery.row.span',
    context: 'Lottery: what a row of numbers to pick from is for: differences to pick from',
    message: 'Span',
  }),
  anchors: msg({
    id: 'lottery.row.anchors',
    context: 'Lottery: what a row of numbers to pick from is for: numbers that every bet has',
    message: 'In every line',
  }),
  list1: msg({
    id: 'lottery.row.list1',
    context:
      'Lottery: what a row of numbers to pick from is for: the first of two lists, each number of which is bet on with each of the second',
    message: 'First list',
  }),
  list2: msg({
    id: 'lottery.row.list2',
    context: 'Lottery: what a row of numbers to pick from is for: the second of two lists',
    message: 'Second list',
  }),
  others: msg({
    id: 'lottery.row.others',
    context: 'Lottery: what a row of numbers to pick from is for: numbers that complete the lines',
    message: 'Completed by',
  }),
  first: msg({
    id: 'lottery.row.first',
    context: 'Lottery: what a row of numbers to pick from is for: the first of two lists',
    message: 'First list',
  }),
  second: msg({
    id: 'lottery.row.second',
    context: 'Lottery: what a row of numbers to pick from is for: the second of two lists',
    message: 'Second list',
  }),
  total: msg({
    id: 'lottery.row.total',
    context: 'Lottery: what a row of numbers to pick from is for: the total of all numbers',
    message: 'Total',
  }),
  special: msg({
    id: 'lottery.row.special',
    context: 'Lottery: what a row of numbers to pick from is for: the special number',
    message: 'Special',
  }),
  colour: msg({
    id: 'lottery.row.colour',
    context: 'Lottery: what a row of numbers to pick from is for: the colour of a ball',
    message: 'Colour',
  }),
  zodiac: msg({
    id: 'lottery.row.zodiac',
    context: 'Lottery: what a row of numbers to pick from is for: zodiac animals',
    message: 'Zodiac',
  }),
  numbers: msg({
    id: 'lottery.row.numbers',
    context: 'Lottery: what a row of numbers to pick from is for: numbers',
    message: 'Numbers',
  }),
  tail: msg({
    id: 'lottery.row.tail',
    context: 'Lottery: what a row of numbers to pick from is for: last digits',
    message: 'Last digit',
  }),
  head: msg({
    id: 'lottery.row.head',
    context: 'Lottery: what a row of numbers to pick from is for: tens digits',
    message: 'Tens digit',
  }),
  attributes: msg({
    id: 'lottery.row.attributes',
    context:
      'Lottery: what a row of numbers to pick from is for: big, small, odd, even and the like',
    message: 'Big, small, odd, even',
  }),
  shape: msg({
    id: 'lottery.row.shape',
    context: 'Lottery: what a row of numbers to pick from is for: triple, straight, pair',
    message: 'Shape',
  }),
  number: msg({
    id: 'lottery.row.number',
    context: 'Lottery: what a row of numbers to pick from is for: numbers to bet on',
    message: 'Numbers',
  }),
  halfColour: msg({
    id: 'lottery.row.halfColour',
    context:
      'Lottery: what a row of numbers to pick from is for: colour together with big, small, odd or even',
    message: 'Half colour',
  }),
  oddCount: msg({
    id: 'lottery.row.oddCount',
    context: 'Lottery: what a row of numbers to pick from is for: how many of the numbers are odd',
    message: 'Odd numbers',
  }),
  median: msg({
    id: 'lottery.row.median',
    context: 'Lottery: what a row of numbers to pick from is for: the middle number by size',
    message: 'Middle number',
  }),
  dragonTiger: msg({
    id: 'lottery.row.dragonTiger',
    context: 'Lottery: what a row of numbers to pick from is for: which of two places is higher',
    message: 'Dragon tiger',
  }),
  tens: msg({
    id: 'lottery.row.tens',
    context:
      'Lottery: what a row of numbers to pick from is for: the tens digit of the special prize',
    message: 'Tens of the special prize',
  }),
  units: msg({
    id: 'lottery.row.units',
    context:
      'Lottery: what a row of numbers to pick from is for: the units digit of the special prize',
    message: 'Units of the special prize',
  }),
  tails: msg({
    id: 'lottery.row.tails',
    context:
      'Lottery: what a row of numbers to pick from is for: the last two digits of all prizes',
    message: 'Last two digits',
  }),
  straight: msg({
    id: 'lottery.row.straight',
    context: 'Lottery: what a row of numbers to pick from is for: three dice in a row',
    message: 'Straight',
  }),
} satisfies Words;
