import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { listDeskContracts } from '../../../../schemas/desk/contracts.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { openLine, type listLine } from '../../../../schemas/desk/lines.ts';
import { getMember } from '../../../../schemas/desk/members.ts';
import { AGENT_TYPES } from '../../../../schemas/memberTypes.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { LinkedAccounts } from '../../parts/LinkedAccounts.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Money, Time } from '../../parts/values.tsx';
import { useBrand, useDesk, useMay } from '../../session/DeskContext.tsx';
import { MoveButton } from '../../parts/MoveButton.tsx';
import { useMemberWords } from '../../i18n/useMemberWords.ts';
import styles from './agents.module.css';
import { LineLink } from './LineLink.tsx';

type Row = DeskValueOf<typeof listLine>['items'][number];
type Line = DeskValueOf<typeof openLine>;

const addressOf = (account: string) => `/lines/${encodeURIComponent(account)}`;

/** Who stands above and below whom: an account, its path, and those right below with their teams. */
export function LinePage() {
  const { t } = useLingui();
  const { account = '' } = useParams();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.line.title',
          context: 'Heading of the page: who stands above and below whom',
          message: 'Lines of agents',
        })}
        note={t({
          id: 'desk.line.note',
          context: 'Under the heading of the page',
          message: 'A team is a member and everybody below. Sums are of the last 30 days.',
        })}
      />
      <Search key={account} text={account} />
      {account && <Place account={account} />}
    </>
  );
}

function Search({ text }: { text: string }) {
  const { t } = useLingui();
  const go = useNavigate();
  const [typed, setTyped] = useState(text);
  const submit = (press: FormEvent) => {
    press.preventDefault();
    if (typed.trim()) void go(addressOf(typed.trim()));
  };
  return (
    <form className={styles.search} role="search" onSubmit={submit}>
      <TextField
        label={t({
          id: 'desk.line.account',
          context: 'Field: whose place in the line to show',
          message: 'Account',
        })}
        value={typed}
        size="small"
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 64, dir: 'ltr', autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained">
        {t({ id: 'desk.line.find', context: 'Button beside the account', message: 'Find' })}
      </Button>
    </form>
  );
}

function Place({ account }: { account: string }) {
  const { calls } = useDesk();
  const brand = useBrand();
  const { data, error } = useQuery({
    queryKey: ['desk.line', brand?.merchantCode, account],
    queryFn: ({ signal }) => calls.call(openLine, { query: { account }, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <ol className={styles.path}>
        {data.path.map((above) => (
          <li key={above.id}>
            <LineLink of={above.account} />
          </li>
        ))}
        <li aria-current="page">{data.account}</li>
      </ol>
      <LinkedAccounts memberId={data.id} isLine />
      <Who of={data} />
      <Below id={data.id} />
    </>
  );
}

function Who({ of: line }: { of: Line }) {
  const { t } = useLingui();
  const may = useMay();
  const { typeName } = useMemberWords();
  const words = useLineWords();
  const { sums, currency } = line;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const numbers: readonly (readonly [string, ReactNode])[] = [
    [words.team, line.team],
    [words.joined, sums.joined],
    [words.deposit, money(sums.deposit)],
    [words.withdrawal, money(sums.withdrawal)],
    [words.bet, money(sums.bet)],
    [words.payout, money(sums.payout)],
    [words.net, <Money key="net" amount={sums.net} currency={currency} signed />],
  ];
  return (
    <Card
      title={`${line.account} · ${typeName(line.memberType)}`}
      action={
        <span className={styles.buttons}>
          {may(getMember) && (
            <Button size="small" component={Link} to={`/members/${line.id}`}>
              {t({
                id: 'desk.line.member',
                context: 'Button: to the page of a member',
                message: 'Member',
              })}
            </Button>
          )}
          {may(listDeskContracts) && line.contracts > 0 && (
            <Button
              size="small"
              component={Link}
              to={`/contracts?${new URLSearchParams({ account: line.account })}`}
            >
              {words.contracts} ({line.contracts})
            </Button>
          )}
          <MoveButton member={line} />
        </span>
      }
    >
      <dl className={styles.numbers}>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {line.movesAt !== null && (
        <p>
          {t({
            id: 'desk.line.moves',
            context: 'Before the moment from which on a member is in another line',
            message: 'A move is planned. The new line holds from:',
          })}{' '}
          <Time at={line.movesAt} />
        </p>
      )}
    </Card>
  );
}

function useLineWords() {
  const { t } = useLingui();
  return {
    account: t({
      id: 'desk.line.name',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Account',
    }),
    kind: t({
      id: 'desk.line.kind',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Kind',
    }),
    team: t({
      id: 'desk.line.team',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Members below',
    }),
    joined: t({
      id: 'desk.line.joined',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Opened',
    }),
    contracts: t({
      id: 'desk.line.contracts',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Contracts',
    }),
    deposit: t({
      id: 'desk.line.deposit',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Paid in',
    }),
    withdrawal: t({
      id: 'desk.line.withdrawal',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Paid out',
    }),
    bet: t({
      id: 'desk.line.bet',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Bets',
    }),
    payout: t({
      id: 'desk.line.payout',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Prizes',
    }),
    net: t({
      id: 'desk.line.net',
      context: 'Of a team of an agent: a number, and head of a column',
      message: 'Won by members',
    }),
  };
}

function Below({ id }: { id: string }) {
  const { t } = useLingui();
  const { typeName } = useMemberWords();
  const words = useLineWords();
  return (
    <>
      <h2 className={styles.heading}>
        {t({
          id: 'desk.line.below',
          context: 'Heading of the list of members right below one',
          message: 'Right below, each with its team',
        })}
      </h2>
      <DeskList<Row>
        key={id}
        resource="lines"
        fixed={{ memberId: id }}
        to={({ account }) => addressOf(account)}
        phone={(row) => ({
          title: row.account,
          aside: <Money amount={row.sums.net} currency={row.currency} signed />,
          note: typeName(row.memberType),
          noteAside: `${words.team}: ${row.team}`,
        })}
        columns={[
          { name: 'account', label: words.account },
          {
            name: 'memberType',
            label: words.kind,
            show: ({ memberType, contracts }) =>
              AGENT_TYPES.includes(memberType) && contracts > 0
                ? `${typeName(memberType)} · ${words.contracts}: ${contracts}`
                : typeName(memberType),
          },
          { name: 'team', label: words.team, isNumber: true },
          { name: 'sums.joined', label: words.joined, isNumber: true },
          ...(['deposit', 'withdrawal', 'bet', 'payout'] as const).map((name) => ({
            name: `sums.${name}`,
            label: words[name],
            show: ({ sums, currency }: Row) => <Money amount={sums[name]} currency={currency} />,
            isNumber: true,
          })),
          {
            name: 'sums.net',
            label: words.net,
            show: ({ sums, currency }) => <Money amount={sums.net} currency={currency} signed />,
            isNumber: true,
          },
        ]}
      />
    </>
  );
}
