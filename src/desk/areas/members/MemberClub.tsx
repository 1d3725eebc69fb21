import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { getMemberPoints, type listMemberPoints } from '../../../../schemas/desk/points.ts';
import { getMemberVip, type listVipSteps } from '../../../../schemas/desk/vip.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Columns } from '../../parts/Columns.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { HoldRewards } from '../../parts/HoldRewards.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { VipGifts } from '../../parts/VipGifts.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { AdjustPoints, SetLevel } from './ClubButtons.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';
import { useMovementWords } from './useClubWords.ts';

type Step = DeskValueOf<typeof listVipSteps>['items'][number];
type Entry = DeskValueOf<typeof listMemberPoints>['items'][number];

/** VIP level and points of a member, and how they came. */
export function MemberClub({ member }: { member: Member }) {
  const { t } = useLingui();
  return (
    <>
      <Columns>
        <VipCard member={member} />
        <PointsCard member={member} />
      </Columns>
      <section className={styles.section}>
        <h2>
          {t({
            id: 'desk.club.gifts',
            context: 'Heading of a part of the page of a member',
            message: 'Gifts of levels',
          })}
        </h2>
        <VipGifts memberId={member.id} />
      </section>
      <Growth memberId={member.id} />
      <Entries memberId={member.id} />
    </>
  );
}

function VipCard({ member }: { member: Member }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { number } = useDeskFormats();
  const { data, error } = useQuery({
    queryKey: ['desk.vip.member', brand, member.id],
    queryFn: ({ signal }) => calls.call(getMemberVip, { query: { memberId: member.id }, signal }),
  });
  return (
    <Card
      title={t({
        id: 'desk.club.vip',
        context: 'Heading of a part of the page of a member',
        message: 'VIP',
      })}
      action={
        data ? (
          <span className={styles.accessButtons}>
            <SetLevel member={member} standing={data} />
            <HoldRewards member={member} heldAt={data.heldAt} />
          </span>
        ) : null
      }
    >
      <ProblemAlert problem={error} />
      {data ? (
        <Facts
          rows={[
            [
              t({ id: 'desk.club.level', context: 'Name of a fact', message: 'Level' }),
              `${data.level} · ${data.name}`,
            ],
            [
              t({ id: 'desk.club.growth', context: 'Name of a fact', message: 'Growth' }),
              number(data.points),
            ],
            [
              t({
                id: 'desk.club.next',
                context: 'Name of a fact: growth from which the next level is reached',
                message: 'Next level from',
              }),
              data.next === null ? null : number(data.next),
            ],
            [
              t({
                id: 'desk.club.keep',
                context: 'Name of a fact: growth that keeps the level, and until when',
                message: 'To keep it',
              }),
              data.keep
                ? `${number(data.keep.grown)} / ${number(data.keep.needed)} · ${data.keep.until}`
                : null,
            ],
            ...(data.heldAt === null
              ? []
              : [
                  [
                    t({
                      id: 'desk.club.heldSince',
                      context: 'Name of a fact: since when rewards of a member wait',
                      message: 'Rewards held since',
                    }),
                    <Time key="held" at={data.heldAt} />,
                  ] as const,
                ]),
          ]}
        />
      ) : null}
    </Card>
  );
}

function PointsCard({ member }: { member: Member }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { number } = useDeskFormats();
  const { data, error } = useQuery({
    queryKey: ['desk.points.member', brand, member.id],
    queryFn: ({ signal }) =>
      calls.call(getMemberPoints, { query: { memberId: member.id }, signal }),
  });
  return (
    <Card
      title={t({
        id: 'desk.club.points',
        context: 'Heading of a part of the page of a member',
        message: 'Points',
      })}
      action={<AdjustPoints member={member} />}
    >
      <ProblemAlert problem={error} />
      {data ? (
        <Facts
          rows={[
            [
              t({
                id: 'desk.club.balance',
                context: 'Name of a fact: how many points a member has',
                message: 'Has',
              }),
              number(data.points),
            ],
            [
              t({
                id: 'desk.club.owed',
                context:
                  'Name of a fact: points that a correction took and that the next ones pay off',
                message: 'Comes off the next',
              }),
              data.owed === 0 ? null : number(data.owed),
            ],
          ]}
        />
      ) : null}
    </Card>
  );
}

function Growth({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const words = useMovementWords();
  const { number } = useDeskFormats();
  const levelsOf = ({ fromLevel, toLevel }: Step) =>
    fromLevel === toLevel ? String(toLevel) : `${fromLevel} → ${toLevel}`;
  return (
    <section className={styles.section}>
      <h2>
        {t({
          id: 'desk.club.history',
          context: 'Heading of a part of the page of a member: growth points by day',
          message: 'Growth',
        })}
      </h2>
      <DeskList<Step>
        resource="vipSteps"
        fixed={{ memberId }}
        phone={(row) => ({
          title: words.steps[row.kind],
          aside: number(row.gained),
          note: `${words.level} ${levelsOf(row)}`,
          noteAside: row.day,
        })}
        columns={[
          { name: 'day', label: words.day },
          { name: 'kind', label: words.kind, show: ({ kind }) => words.steps[kind] },
          { name: 'toLevel', label: words.level, show: levelsOf },
          {
            name: 'gained',
            label: words.change,
            show: ({ gained }) => number(gained),
            isNumber: true,
          },
          {
            name: 'points',
            label: words.after,
            show: ({ points }) => number(points),
            isNumber: true,
          },
        ]}
      />
    </section>
  );
}

function Entries({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const words = useMovementWords();
  const { number } = useDeskFormats();
  return (
    <section className={styles.section}>
      <h2>
        {t({
          id: 'desk.club.entries',
          context: 'Heading of a part of the page of a member: how points moved',
          message: 'Movements of points',
        })}
      </h2>
      <DeskList<Entry>
        resource="pointEntries"
        fixed={{ memberId }}
        phone={(row) => ({
          title: words.entries[row.kind],
          aside: number(row.points),
          note: row.reference,
          noteAside: <Time at={row.at} />,
        })}
        columns={[
          { name: 'at', label: words.day, show: ({ at }) => <Time at={at} /> },
          { name: 'kind', label: words.kind, show: ({ kind }) => words.entries[kind] },
          { name: 'reference', label: words.reference },
          {
            name: 'points',
            label: words.change,
            show: ({ points }) => number(points),
            isNumber: true,
          },
          {
            name: 'balanceAfter',
            label: words.after,
            show: ({ balanceAfter }) => number(balanceAfter),
            isNumber: true,
          },
        ]}
      />
    </section>
  );
}
