import { MOST_TEAM_MESSAGE } from '../../../schemas/api/agents.ts';
import { getMemberType, AGENT_TYPE, MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { pointOf, pointTerms } from '../../../engine/agents/points.ts';
import type {
  addAgentLink,
  closeAgentLink,
  getAgentLinks,
  openDownline,
  sendTeamMessage,
  setDownlinePoint,
} from '../../../schemas/api/agents.ts';
import type { BodyOf, QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { readPlainText } from '../../http/plainText.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { readRowPlace, writeRowPlace } from '../../http/rowPlace.ts';
import { tell } from '../notices/tell.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import type { AccountService } from '../account/account.service.ts';
import {
  closeLink,
  countLinks,
  findDirect,
  findHighestBelow,
  insertLink,
  listLinks,
  readStanding,
  setPoint,
  type AgentLink,
} from './accounts.repository.ts';
import { findDepth } from './lines.repository.ts';
import { requireAgent, type AgentCall } from './agentCall.ts';

/** Accounts that agents open, and what they open them by. */
export interface AgentAccounts {
  listLinks(
    call: AgentCall,
    query: QueryOf<typeof getAgentLinks> & { pageSize: number },
  ): Promise<ValueOf<typeof getAgentLinks>>;
  /** Throws Problem pointTooHigh, lineTooDeep or linksTooMany. */
  addLink(
    call: AgentCall,
    body: BodyOf<typeof addAgentLink>,
  ): Promise<ValueOf<typeof addAgentLink>>;
  /** Throws Problem notFound. */
  closeLink(
    call: AgentCall,
    body: BodyOf<typeof closeAgentLink>,
  ): Promise<ValueOf<typeof closeAgentLink>>;
  /** Throws Problem pointTooHigh, lineTooDeep, fieldsInvalid or accountTaken. */
  open(call: AgentCall, body: BodyOf<typeof openDownline>): Promise<ValueOf<typeof openDownline>>;
  /** Throws Problem notFound, pointTooHigh or pointTooLow. */
  setPoint(
    call: AgentCall,
    body: BodyOf<typeof setDownlinePoint>,
  ): Promise<ValueOf<typeof setDownlinePoint>>;
  /**
   * Writes to somebody of the team. Who takes a break, or may not be told of play, gets nothing, and the agent does not learn
   * of it. Throws Problem notFound, bodyInvalid or tooManyRequests.
   */
  write(call: AgentCall, body: BodyOf<typeof sendTeamMessage>): Promise<null>;
}

/** What the accounts are made of. */
export interface AgentAccountsDeps {
  readonly db: Database;
  readonly random: (size: number) => Buffer;
  readonly openAccount: AccountService['openDownline'];
}

/** Levels that a line has below its head. */
const DEEPEST = 10;
const MOST_LINKS = 200;
const DAY_MS = 86_400_000;
const PER_AGENT: Limit = { count: 100, windowSeconds: 3600 };
const MESSAGES: Limit = { count: 60, windowSeconds: 3600 };
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const tooHigh = (most: number) =>
  new Problem('pointTooHigh', `At most the own point, ${most / 10} %.`, { value: { most } });

/** What the agent of a call may give; throws for who opens no accounts, and where the line ends. */
async function requireOpener(tx: Tx, { caller: { brand }, member, now }: AgentCall) {
  if (!getMemberType(member.memberType).openAccounts) {
    throw new Problem('agentsOnly', 'Only agents open accounts.');
  }
  const of = { merchantCode: brand.merchantCode, id: member.memberId, at: now };
  const standing = await readStanding(tx, { ...of, isLocked: true });
  if (standing!.depth >= DEEPEST) {
    throw new Problem('lineTooDeep', `A line has ${DEEPEST} levels at most.`);
  }
  return pointOf(pointTerms(brand), standing!.point);
}

const stateOf = (link: AgentLink, now: Date) => {
  if (!link.is_active) return 'closed';
  if (link.expires_at !== null && link.expires_at <= now) return 'expired';
  return link.max_uses !== null && link.used >= link.max_uses ? 'used' : 'open';
};

const describe = (link: AgentLink, now: Date): ValueOf<typeof addAgentLink> => ({
  code: link.code,
  kind: link.kind,
  point: link.rebate_point,
  hosts: link.hosts,
  uses: link.max_uses,
  used: link.used,
  expiresAt: link.expires_at?.toISOString() ?? null,
  note: link.note,
  state: stateOf(link, now),
  createdAt: link.created_at.toISOString(),
});

type InTransaction = <T>(call: AgentCall, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Makes what is about links. */
function createLinks(
  inTransaction: InTransaction,
  random: AgentAccountsDeps['random'],
): Pick<AgentAccounts, 'listLinks' | 'addLink' | 'closeLink'> {
  const makeCode = () =>
    [...random(8)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  return {
    listLinks(call, { before, pageSize }) {
      requireAgent(call);
      const { brand } = call.caller;
      const terms = pointTerms(brand);
      return inTransaction(call, async (tx) => {
        const standing = await readStanding(tx, {
          merchantCode: brand.merchantCode,
          id: call.member.memberId,
          at: call.now,
        });
        const page = { before: readRowPlace(before), limit: pageSize + 1 };
        const rows = await listLinks(tx, call.member.memberId, page);
        const shown = rows.slice(0, pageSize);
        const last = shown.at(-1);
        return {
          point: pointOf(terms, standing!.point),
          base: terms.base,
          list: shown.map((link) => describe(link, call.now)),
          next:
            last && rows.length > pageSize
              ? writeRowPlace({ at: last.created_at, id: last.code })
              : null,
        };
      });
    },
    addLink(call, { kind, point, isHereOnly = false, uses = null, days, note = '' }) {
      requireAgent(call);
      const { brand } = call.caller;
      return inTransaction(call, async (tx) => {
        const most = await requireOpener(tx, call);
        if (point > most) throw tooHigh(most);
        if ((await countLinks(tx, call.member.memberId)) >= MOST_LINKS) {
          throw new Problem('linksTooMany', `At most ${MOST_LINKS} links are open at once.`);
        }
        const link = await insertLink(tx, {
          merchant_code: brand.merchantCode,
          code: makeCode(),
          agent_id: call.member.memberId,
          kind,
          rebate_point: point,
          hosts: isHereOnly ? [call.caller.host] : [],
          max_uses: uses,
          expires_at: days === undefined ? null : new Date(call.now.getTime() + days * DAY_MS),
          note: note.trim(),
          created_at: call.now,
        });
        return describe(link, call.now);
      });
    },
    closeLink(call, { code }) {
      requireAgent(call);
      return inTransaction(call, async (tx) => {
        const link = await closeLink(tx, call.member.memberId, code);
        if (!link) throw new Problem('notFound', 'There is no such link.');
        return describe(link, call.now);
      });
    },
  };
}

/** Makes what writes to members of the team. */
function createMessages(
  inTransaction: InTransaction,
  random: AgentAccountsDeps['random'],
): Pick<AgentAccounts, 'write'> {
  return {
    async write(call, { member: memberId, text: typed }) {
      requireAgent(call);
      const { member, now } = call;
      const { merchantCode } = call.caller.brand;
      const text = readPlainText(typed, 'text', MOST_TEAM_MESSAGE);
      const wait = await inTransaction(call, (tx) =>
        countUse(tx, {
          merchantCode,
          bucket: `team message ${member.memberId}`,
          limit: MESSAGES,
          now,
        }),
      );
      if (wait !== null) throw tooManyRequests('Too many messages were sent.', wait);
      return inTransaction(call, async (tx) => {
        const depth = await findDepth(
          tx,
          { merchantCode, agentId: member.memberId, at: now },
          memberId,
        );
        if (!depth) throw new Problem('notFound', 'There is no such member in the team.');
        await tell(tx, {
          merchantCode,
          memberId,
          kind: 'agentMessage',
          values: { from: { text: member.account }, message: { text } },
          name: `agentMessage ${random(12).toString('base64url')}`,
          at: now,
        });
        return null;
      });
    },
  };
}

/** Makes the accounts of agents. */
export function createAgentAccounts({ db, random, openAccount }: AgentAccountsDeps): AgentAccounts {
  const inTransaction: InTransaction = ({ caller }, work) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);
  return {
    ...createLinks(inTransaction, random),
    ...createMessages(inTransaction, random),
    async open(call, { kind, username, password, point }) {
      requireAgent(call);
      const { merchantCode } = call.caller.brand;
      const bucket = `downline ${call.member.memberId}`;
      const wait = await inTransaction(call, (tx) =>
        countUse(tx, { merchantCode, bucket, limit: PER_AGENT, now: call.now }),
      );
      if (wait !== null) throw tooManyRequests('Too many accounts were opened.', wait);
      return openAccount(call, { username, password }, async (tx) => {
        const most = await requireOpener(tx, call);
        if (point > most) throw tooHigh(most);
        return {
          member_type: kind === 'agent' ? AGENT_TYPE : MEMBER_TYPE,
          upline_id: call.member.memberId,
          rebate_point: point,
        };
      });
    },
    setPoint(call, { member, point }) {
      requireAgent(call);
      return inTransaction(call, async (tx) => {
        const most = await requireOpener(tx, call);
        const direct = await findDirect(tx, call.member.memberId, member);
        if (!direct) throw new Problem('notFound', 'There is no such member right below.');
        if (point > most) throw tooHigh(most);
        const least = await findHighestBelow(tx, member);
        if (least !== null && point < least) {
          const value = { least };
          throw new Problem('pointTooLow', `Members below have ${least / 10} %.`, { value });
        }
        await setPoint(tx, member, point);
        return { point };
      });
    },
  };
}
