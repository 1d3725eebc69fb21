import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LottoArea } from '../../../../engine/lottery/catalogue/lottery.ts';
import type { Speaker } from '../words/fill.ts';

const FAULTS: Readonly<Record<string, MessageDescriptor>> = {
  NOT_UNDERSTOOD: msg({
    id: 'lottery.shorthand.notUnderstood',
    context: 'Lottery: beside a piece of a typed bet list',
    message: 'is neither a station of this draw nor a bet.',
  }),
  NO_STATION: msg({
    id: 'lottery.shorthand.noStation',
    context: 'Lottery: beside a piece of a typed bet list',
    message: 'has no station before it.',
  }),
  NO_NUMBERS: msg({
    id: 'lottery.shorthand.noNumbers',
    context: 'Lottery: beside a piece of a typed bet list',
    message: 'has no numbers before it.',
  }),
  NO_BET: msg({
    id: 'lottery.shorthand.noBet',
    context: 'Lottery: beside numbers of a typed bet list',
    message: 'has no bet and amount after it.',
  }),
  NO_SUCH_BET: msg({
    id: 'lottery.shorthand.noSuchBet',
    context: 'Lottery: beside a piece of a typed bet list',
    message: 'is no bet that is offered for numbers of this length here.',
  }),
};

/** What is wrong with a piece of a list; nothing for faults that all selections can have. */
export const nameShorthandFault = (code: string, i18n: Speaker): string | undefined =>
  FAULTS[code] && i18n._(FAULTS[code]);

/** A region of Vietnam. */
export function AreaWord({ area }: { area: LottoArea }) {
  switch (area) {
    case 'NORTH':
      return (
        <Trans id="lottery.region.north" context="Lottery: region of Vietnam, Miền Bắc">
          North
        </Trans>
      );
    case 'CENTRAL':
      return (
        <Trans id="lottery.region.central" context="Lottery: region of Vietnam, Miền Trung">
          Central
        </Trans>
      );
    case 'SOUTH':
      return (
        <Trans id="lottery.region.south" context="Lottery: region of Vietnam, Miền Nam">
          South
        </Trans>
      );
  }
}
