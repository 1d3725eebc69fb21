import type { ComponentType, ReactNode } from 'react';
import type { OriginalsJson } from '../../../schemas/originalsApi.ts';
import type { Formats } from '../../platform/i18n/format.ts';
import type { SkinSound } from '../skins/skin.ts';
import type { TableDirector } from './createTableDirector.ts';
import type { Coming } from './tableStage.ts';
import type { TableMoney } from './tableMoney.ts';
import type { TableNames } from './tableNames.ts';
import type { TableState } from './tableState.ts';

/** What the middle of a table is shown with. */
export interface FloorProps<Drawn> {
  readonly state: TableState<Drawn>;
  readonly director: TableDirector<Drawn>;
  readonly money: TableMoney;
  readonly names: TableNames<Drawn>;
  readonly isMoving: boolean;
  /** What the table does now, in words. */
  readonly status: ReactNode;
}

/** What a kind of table brings; everything else is the same at every table. */
export interface TableScreen<Drawn> {
  /** Reads what came, as the kind's codec wrote it. Throws RangeError. */
  readonly readDrawn: (outcome: OriginalsJson) => Drawn;
  readonly coming: Coming;
  /** Colours by the name of their custom property, without its `--g-`. */
  readonly palette: Readonly<Record<string, string>>;
  readonly sound: SkinSound;
  readonly useNames: () => TableNames<Drawn>;
  readonly Floor: ComponentType<FloorProps<Drawn>>;
  /** What the bets pay, and the rules. */
  readonly Pays: ComponentType<{ readonly formats: Formats }>;
}
