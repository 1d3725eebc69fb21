import type { MessageDescriptor } from '@lingui/core';
import { useLingui as useI18n } from '@lingui/react';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { accountSummary, readMoves } from '../../../api/accountRecord.ts';
import { memberInfo } from '../../../api/member.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { createFormats } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/LocaleContext.tsx';
import type { DayRange } from '../../../ui/Records/dayRange.ts';
import { SUM_WORDS, TYPE_WORDS } from './moveWords.ts';
import type { Statement } from './statementPdf.ts';

/** A statement lists no more movements than these; whoever moves more takes the CSV. */
const MOST_MOVES = 5_000;

/** What a statement calls its parts. */
const WORDS = {
  title: msg({
    id: 'statement.title',
    context: 'Heading of a document: everything that came and went on a member’s account',
    message: 'Statement of account',
  }),
  member: msg({ id: 'statement.member', context: 'Statement of account', message: 'Member' }),
  days: msg({ id: 'statement.days', context: 'Statement of account: its days', message: 'Period' }),
  currency: msg({ id: 'statement.currency', context: 'Statement of account', message: 'Currency' }),
  zone: msg({
    id: 'statement.zone',
    context: 'Statement of account: the zone of its times',
    message: 'Time zone',
  }),
  made: msg({
    id: 'statement.made',
    context: 'Statement of account: when it was made',
    message: 'Issued',
  }),
  site: msg({
    id: 'statement.site',
    context: 'Statement of account: the address of the site',
    message: 'Site',
  }),
  byType: msg({
    id: 'statement.byType',
    context: 'Statement of account: heading of sums',
    message: 'By type',
  }),
  moves: msg({
    id: 'statement.moves',
    context: 'Statement of account: heading of the list of what came and went',
    message: 'Movements',
  }),
  type: msg({ id: 'record.group', context: 'Filter of movements', message: 'Type' }),
  count: msg({
    id: 'statement.count',
    context: 'Statement of account: how many movements',
    message: 'Number',
  }),
  time: msg({
    id: 'statement.time',
    context: 'Statement of account: when it was',
    message: 'Date and time',
  }),
  reference: msg({
    id: 'statement.reference',
    context: 'Statement of account: number of an order or a round',
    message: 'Reference',
  }),
  amount: msg({ id: 'statement.amount', context: 'Statement of account', message: 'Amount' }),
  balance: msg({
    id: 'statement.balance',
    context: 'Statement of account: what there was afterwards',
    message: 'Balance',
  }),
  none: msg({
    id: 'statement.none',
    context: 'Statement of account without a movement',
    message: 'No movements in this period.',
  }),
  tooMany: msg({
    id: 'statement.tooMany',
    context: 'In a document, in place of a list that is too long for it',
    message: 'Too many movements for a document. Save this period as CSV to have each of them.',
  }),
  page: msg({
    id: 'statement.page',
    context: 'Foot of a document; {at} and {count} are numbers',
    message: 'Page {at} of {count}',
  }),
};

/** Makes the statement of some days as PDF, in the site's language and by the clock that it keeps its days by. */
export function useStatement({ from, to }: DayRange): () => Promise<Blob> {
  const http = useHttp();
  const brand = useBrand();
  const queries = useQueryClient();
  const { tag, dir } = useLocale();
  const { i18n } = useI18n();
  const say = (word: MessageDescriptor) => i18n._(word);
  return async () => {
    const range = { from, to };
    const [summary, info, { writeStatement }] = await Promise.all([
      queries.fetchQuery(accountSummary(http, range)),
      queries.ensureQueryData(memberInfo(http)),
      import('./statementPdf.ts'),
    ]);
    const isLong = summary.count > MOST_MOVES;
    const moves = isLong ? [] : await readMoves(http, range);
    const { money, number, date, dateTime } = createFormats(tag, brand.currency, brand.timeZone);
    const statement: Statement = {
      brand: brand.name,
      title: say(WORDS.title),
      language: tag,
      dir,
      facts: [
        { name: say(WORDS.member), value: info.account },
        {
          name: say(WORDS.days),
          value: `${date(`${from}T12:00:00Z`)} – ${date(`${to}T12:00:00Z`)}`,
        },
        { name: say(WORDS.currency), value: summary.currency },
        { name: say(WORDS.made), value: dateTime(new Date().toISOString()) },
        { name: say(WORDS.zone), value: brand.timeZone },
        { name: say(WORDS.site), value: location.host },
      ],
      sums: [
        { name: say(SUM_WORDS.opening), value: money(summary.opening) },
        { name: say(SUM_WORDS.in), value: money(summary.in) },
        { name: say(SUM_WORDS.out), value: money(summary.out) },
        { name: say(SUM_WORDS.closing), value: money(summary.closing) },
      ],
      tables: [
        {
          title: say(WORDS.byType),
          head: [say(WORDS.type), say(WORDS.count), say(SUM_WORDS.in), say(SUM_WORDS.out)],
          rows: summary.totals.map((sum) => [
            say(TYPE_WORDS[sum.type]),
            number(sum.count),
            money(sum.in),
            money(sum.out),
          ]),
          shares: [4, 1, 2, 2],
          ends: [1, 2, 3],
          none: say(WORDS.none),
        },
        {
          title: say(WORDS.moves),
          head: [
            say(WORDS.time),
            say(WORDS.type),
            say(WORDS.reference),
            say(WORDS.amount),
            say(WORDS.balance),
          ],
          rows: moves.map((move) => [
            dateTime(move.at),
            say(TYPE_WORDS[move.type]),
            move.reference ?? '',
            money(move.amount, 'signed'),
            money(move.balanceAfter),
          ]),
          shares: [11, 10, 14, 9, 9],
          ends: [3, 4],
          none: isLong ? say(WORDS.tooMany) : say(WORDS.none),
        },
      ],
      page: (at, count) => i18n._(WORDS.page.id, { at, count }),
    };
    return writeStatement(statement);
  };
}
