import type { ColumnType, Generated, Selectable } from 'kysely';

interface LineTransfersTable {
  merchant_code: string;
  id: string;
  from_id: string;
  to_id: string;
  currency: string;
  decimals: number;
  amount_minor: bigint;
  /** May be empty. */
  purpose: string;
  created_at: Date;
}

/** Money that a member sent within the line. */
export type LineTransferRow = Selectable<LineTransfersTable>;

/** Who is above whom, and when; of a member itself at depth 0. Kept by the database as members come and move. */
interface MemberLinesTable {
  merchant_code: string;
  ancestor_id: string;
  descendant_id: string;
  depth: number;
  /** The first moment; of who never moved "-infinity". */
  from_at: Date | number;
  /** The first moment after; "infinity" while it holds. */
  until_at: Date | number;
}

/** Who applied to become an agent or affiliate. */
interface JoinApplicationsTable {
  merchant_code: string;
  id: string;
  name: string;
  contact_kind: string;
  contact: Buffer;
  contact_hash: Buffer;
  channels: string[];
  players: string;
  content: string | null;
  locale: string;
  state: 'open' | 'accepted' | 'declined';
  note: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An application, as it is kept. */
export type JoinApplicationRow = Selectable<JoinApplicationsTable>;

/** What people register by below an agent. */
export interface AgentLinksTable {
  merchant_code: string;
  code: string;
  agent_id: string;
  kind: 'agent' | 'player';
  /** Tenths of a percent. */
  rebate_point: number;
  /** Empty: all hosts of the merchant. */
  hosts: string[];
  /** Null: any number of accounts. */
  max_uses: number | null;
  used: Generated<number>;
  expires_at: Date | null;
  note: string;
  is_active: Generated<boolean>;
  created_at: Date;
}

/** What of a member, or of a member with its team, a day comes to; of money the category is ''. */
interface TeamDaysTable {
  merchant_code: string;
  member_id: string;
  currency: string;
  day: string;
  category: string;
}

/** Days that changed since they were counted. */
interface TeamChangesTable {
  id: Generated<bigint>;
  merchant_code: string;
  member_id: string;
  currency: string;
  day: string;
}

/** The last day on which a member bet. */
interface MemberActivityTable {
  merchant_code: string;
  member_id: string;
  last_day: string;
}

/** Orders of lotteries whose share for agents changed. */
interface RebateChangesTable {
  id: Generated<bigint>;
  merchant_code: string;
  order_id: string;
  member_id: string;
}

/** What an agent gets of an order. */
interface RebateDifferencesTable {
  merchant_code: string;
  order_id: string;
  member_id: string;
  currency: string;
  due_minor: bigint;
  paid_minor: bigint;
}

/** What lines keep. */
export interface LineTables {
  member_lines: MemberLinesTable;
  agent_links: AgentLinksTable;
  member_days: TeamDaysTable;
  team_days: TeamDaysTable & { upline_id: string | null };
  team_changes: TeamChangesTable;
  rebate_changes: RebateChangesTable;
  rebate_differences: RebateDifferencesTable;
  member_activity: MemberActivityTable;
  line_transfers: LineTransfersTable;
  join_applications: JoinApplicationsTable;
}
