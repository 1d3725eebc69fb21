import type { BrandFile } from '../../../schemas/brand.schema.ts';
import type { WrittenTerms } from '../../../schemas/lotteries.schema.ts';
import {
  completeSeries,
  featureOfLottery,
  lotteriesOf,
  playCodesOf,
  playsLeft,
  termsOf,
} from '../../lottery/brandTerms.ts';
import type { Lottery } from '../../lottery/catalogue/lottery.ts';
import { findLottery, LOTTERIES } from '../../lottery/lotteries.ts';
import { numbersOf } from '../../lottery/halfPay.ts';
import type { LotteryPlay } from '../../lottery/lotteryModel.ts';
import { featuresOf } from '../features.ts';
import type { JsonPath } from '../jsonPath.ts';
import { adviseValue } from '../meantValue.ts';
import type { Report, Rule } from '../rule.ts';

const CODES = LOTTERIES.map(({ id }) => id);
const GROUPS = [...new Set(LOTTERIES.map(({ group }) => group))];

/** Terms as they are written, with the lotteries that they are about. */
interface Written {
  readonly path: JsonPath;
  readonly terms: WrittenTerms;
  readonly lotteries: readonly Lottery[];
}

function listTerms({ lotteries: { groups = {}, games = {} } = {} }: BrandFile): readonly Written[] {
  return [
    ...Object.entries(groups).map(([group, terms]) => ({
      path: ['lotteries', 'groups', group],
      terms,
      lotteries: LOTTERIES.filter((lottery) => lottery.group === group),
    })),
    ...Object.entries(games).map(([code, terms]) => ({
      path: ['lotteries', 'games', code],
      terms,
      lotteries: LOTTERIES.filter(({ id }) => id === code),
    })),
  ].filter(({ lotteries }) => lotteries.length > 0);
}

function reportKey(
  report: Report,
  path: JsonPath,
  message: string,
  key: string,
  names: readonly string[],
  taken: readonly string[],
): void {
  const { suggestion, mend } = adviseValue(key, names, taken);
  report('lottery.unknown', path, message, {
    suggestion,
    target: 'key',
    mend: mend && { kind: 'rename', key: mend.value },
  });
}

const exist: Rule = ({ lotteries = {} }, report) => {
  const { offered = [], groups = {}, games = {} } = lotteries;
  const known: readonly string[] = GROUPS;
  offered.forEach((code, index) => {
    if (findLottery(code) || known.includes(code)) return;
    const path = ['lotteries', 'offered', index];
    report(
      'lottery.unknown',
      path,
      `There is no lottery "${code}".`,
      adviseValue(code, [...CODES, ...GROUPS], offered),
    );
  });
  for (const code of Object.keys(games)) {
    if (findLottery(code)) continue;
    const path = ['lotteries', 'games', code];
    reportKey(report, path, `There is no lottery "${code}".`, code, CODES, Object.keys(games));
  }
  for (const group of Object.keys(groups)) {
    if (known.includes(group)) continue;
    const path = ['lotteries', 'groups', group];
    reportKey(report, path, `There is no group "${group}".`, group, GROUPS, Object.keys(groups));
  }
};

const areOpen: Rule = (brand, report, { isIncomplete }) => {
  if (isIncomplete(['features'])) return;
  const features = featuresOf(brand);
  const { offered = [], games = {} } = brand.lotteries ?? {};
  offered.forEach((code, index) => {
    const lottery = findLottery(code);
    if (!lottery || features[featureOfLottery(lottery)]) return;
    const gate = featureOfLottery(lottery);
    const message = `"${code}" is not offered, because the feature "${gate}" is off.`;
    report('lottery.gatedOff', ['lotteries', 'offered', index], message, {
      suggestion: `Remove it, or switch "${gate}" on.`,
    });
  });
  const hall = lotteriesOf(brand.lotteries ?? {});
  for (const code of Object.keys(games)) {
    if (!findLottery(code) || hall.some(({ id }) => id === code)) continue;
    const message = `"${code}" has terms, but is not among the lotteries offered.`;
    report('lottery.notOffered', ['lotteries', 'games', code], message, {
      suggestion: 'Add it to "offered", or remove its terms.',
      target: 'key',
    });
  }
};

const playsExist: Rule = (brand, report) => {
  for (const { path, terms, lotteries } of listTerms(brand)) {
    const { plays: codes, prefixes } = playCodesOf(lotteries);
    terms.playsLeftOut?.forEach((code, index) => {
      if (prefixes.includes(code)) return;
      const message = `There is no play "${code}" here.`;
      const advice = adviseValue(code, prefixes, terms.playsLeftOut);
      report('lottery.unknownPlay', [...path, 'playsLeftOut', index], message, advice);
    });
    for (const { path: place, odds } of listOdds(path, terms)) {
      for (const [code, prices] of Object.entries(odds)) {
        const play = lotteries
          .flatMap((lottery) => playsLeft(lottery))
          .find((one) => one.code === code);
        if (play) checkPrices(play, prices, [...place, code], report);
        else {
          const { suggestion, mend } = adviseValue(code, codes, Object.keys(odds));
          report('lottery.unknownPlay', [...place, code], `There is no play "${code}" here.`, {
            suggestion,
            target: 'key',
            mend: mend && { kind: 'rename', key: mend.value },
          });
        }
      }
    }
  }
};

/** Numbers that pay half are numbers of a play that bets on single ones. */
const numbersExist: Rule = (brand, report) => {
  for (const { path, terms, lotteries } of listTerms(brand)) {
    const plays = lotteries.flatMap((lottery) => playsLeft(lottery));
    const codes = [...new Set(plays.map(({ code }) => code))];
    terms.halfPay?.forEach(({ play: code, numbers }, at) => {
      const place = [...path, 'halfPay', at];
      const play = plays.find((one) => one.code === code);
      if (!play) {
        const advice = adviseValue(code, codes, []);
        report(
          'lottery.unknownPlay',
          [...place, 'play'],
          `There is no play "${code}" here.`,
          advice,
        );
        return;
      }
      numbers.forEach((number, index) => {
        const { selection } = play.read(number);
        if (selection !== undefined && numbersOf(play, selection).length === 1) return;
        const message = `"${number}" is no single number of "${code}".`;
        report('lottery.unknownNumber', [...place, 'numbers', index], message, {
          suggestion: 'Name numbers or options as bets on this play write them, one an entry.',
        });
      });
    });
  }
};

function listOdds(path: JsonPath, { odds = {}, levels = [] }: WrittenTerms) {
  return [
    { path: [...path, 'odds'], odds },
    ...levels.map((level, index) => ({
      path: [...path, 'levels', index, 'odds'],
      odds: level.odds,
    })),
  ];
}

function checkPrices(
  { code, prices: lines, legsTogether }: LotteryPlay,
  prices: Readonly<Record<string, string>>,
  path: JsonPath,
  report: Report,
): void {
  for (const [id, odds] of Object.entries(prices)) {
    const line = lines.find((one) => one.id === id);
    if (!line) {
      const names = lines.map((one) => one.id);
      const { suggestion, mend } = adviseValue(id, names, Object.keys(prices));
      report('lottery.unknownPrice', [...path, id], `"${code}" has no price "${id}".`, {
        suggestion,
        target: 'key',
        mend: mend && { kind: 'rename', key: mend.value },
      });
      continue;
    }
    const won = (Number(odds) * Number(line.chance.over)) / Number(line.chance.under);
    const returned = line.push ? Number(line.push.over) / Number(line.push.under) : 0;
    // Two legs of a parlay at these odds, where one excludes the other.
    const payback = legsTogether
      ? ((won + returned) ** 2 * Number(legsTogether.over)) / Number(legsTogether.under)
      : won + returned;
    if (payback < 1) continue;
    const share = Math.round(payback * 100);
    report('lottery.generous', [...path, id], `At ${odds}, ${share} % of all stakes come back.`, {
      suggestion: 'Write lower odds, unless the house is to lose.',
    });
  }
}

const somethingIsLeft: Rule = (brand, report) => {
  const choice = brand.lotteries ?? {};
  for (const { path, terms, lotteries } of listTerms(brand)) {
    if (terms.playsLeftOut === undefined) continue;
    const empty = lotteries.find((lottery) => termsOf(choice, lottery).plays.length === 0);
    if (!empty || !lotteriesOf(choice).includes(empty)) continue;
    report(
      'lottery.noPlay',
      [...path, 'playsLeftOut'],
      `Nothing is left to bet on "${empty.id}".`,
      {
        suggestion: 'Leave out less, or remove the lottery from "offered".',
      },
    );
  }
};

const seriesInOrder: Rule = (brand, report) => {
  const choice = brand.lotteries ?? {};
  for (const { path, terms, lotteries } of listTerms(brand)) {
    if (!terms.series) continue;
    // What a lottery does not say itself, its group may.
    const [lottery] = lotteries;
    const series =
      path[1] === 'games' ? termsOf(choice, lottery!).series : completeSeries(terms.series);
    const order = ['min', 'default', 'maxBet', 'max'] as const;
    const at = order.findIndex((key, index) => {
      const next = order[index + 1];
      return next !== undefined && series[key] > series[next];
    });
    if (at < 0) continue;
    const [low, high] = [order[at]!, order[at + 1]!];
    const key = terms.series[low] === undefined ? high : low;
    const message = `"${low}" is ${series[low]}, which is above "${high}", ${series[high]}.`;
    report('lottery.series', [...path, 'series', key], message, {
      suggestion: 'They go up in the order min, default, maxBet, max.',
    });
  }
};

/** Pairs of limits of which the first is not above the second. */
const LIMIT_ORDER = [
  ['minStake', 'maxStake'],
  ['maxStake', 'maxPerIssue'],
  ['minStake', 'maxPerIssue'],
  ['singlePickPrize', 'maxPrizePerOrder'],
  ['maxPrizePerOrder', 'maxPrizePerIssue'],
] as const;

const limitsInOrder: Rule = (brand, report) => {
  const { limits = {} } = brand.lotteries ?? {};
  const places = [
    { path: ['lotteries', 'limits'] as JsonPath, limits, all: limits },
    ...listTerms(brand).map(({ path, terms }) => ({
      path: [...path, 'limits'],
      limits: terms.limits ?? {},
      all: { ...limits, ...terms.limits },
    })),
  ];
  for (const { path, limits: own, all } of places) {
    for (const [low, high] of LIMIT_ORDER) {
      const isOwn = own[low] !== undefined || own[high] !== undefined;
      if (!isOwn || !((all[low] ?? 0) > (all[high] ?? Infinity))) continue;
      const key = own[low] === undefined ? high : low;
      const message = `"${low}" is ${all[low]}, which is above "${high}", ${all[high]}.`;
      report('lottery.limits', [...path, key], message, {
        suggestion: `Lower "${low}", or raise "${high}".`,
      });
    }
  }
};

/** Lotteries, plays and prices exist, and their terms make sense together. */
export const lotteryRules: readonly Rule[] = [
  exist,
  areOpen,
  playsExist,
  numbersExist,
  somethingIsLeft,
  seriesInOrder,
  limitsInOrder,
];
