import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { openIdentityCheck } from '../../../../schemas/desk/identity.ts';
import type { CaseDetail } from '../../deskArea.ts';
import { useWord } from '../../i18n/useWord.ts';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import {
  COMPARED_NAMES,
  DOUBT_NAMES,
  NEED_NAMES,
  PAPER_NAMES,
  REASON_NAMES,
  RESULT_NAMES,
  SESSION_STATES,
} from './identityWords.ts';
import styles from './identity.module.css';

/** What a member sent, beside what is on file. */
export type OpenIdentity = DeskValueOf<typeof openIdentityCheck>;

/** Opens what a member sent; each time leaves a record, so that it is not read again by itself. */
export function useIdentityCheck(check: string, brand: string | undefined) {
  const { calls } = useDesk();
  return useQuery({
    queryKey: ['desk.identity.open', brand, check],
    queryFn: ({ signal }) => calls.call(openIdentityCheck, { body: { check }, brand, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** The pictures beside the data, and the data beside the file. */
export function IdentityView({ check }: { check: OpenIdentity }) {
  const { t } = useLingui();
  const word = useWord();
  const { file } = check;
  return (
    <div className={styles.view}>
      <Card
        title={t({
          id: 'desk.identity.pictures',
          context: 'Heading of a part of the page of an identity check',
          message: 'Pictures',
        })}
      >
        <div className={styles.pictures}>
          {check.pictures.map(({ side, picture }, place) => (
            <a key={`${side}${place}`} href={picture} download={`${check.id}-${side}`}>
              <img className={styles.picture} src={picture} alt={word(NEED_NAMES, check.need)} />
            </a>
          ))}
          {check.pictures.length > 0 ? null : (
            <p>
              {t({
                id: 'desk.identity.noPictures',
                context: 'In place of pictures',
                message: 'There are no pictures: none were sent, or they are gone by now.',
              })}
            </p>
          )}
        </div>
      </Card>
      <Card
        title={t({
          id: 'desk.identity.data',
          context: 'Heading of a part of the page of an identity check',
          message: 'What was sent',
        })}
      >
        <Facts
          rows={[
            [
              t({ id: 'desk.identity.account', context: 'Name of a fact', message: 'Member' }),
              <Link key="member" to={`/members/${check.member.id}`}>
                {check.member.account}
              </Link>,
            ],
            [
              t({
                id: 'desk.identity.level',
                context: 'Name of a fact: the level of identity checks that a member has',
                message: 'Level now',
              }),
              check.level,
            ],
            [
              t({ id: 'desk.identity.kind', context: 'Name of a fact', message: 'Kind' }),
              check.kind && word(PAPER_NAMES, check.kind),
            ],
            [
              t({ id: 'desk.identity.name', context: 'Name of a fact', message: 'Name' }),
              check.name,
            ],
            [
              t({
                id: 'desk.identity.birthday',
                context: 'Name of a fact',
                message: 'Date of birth',
              }),
              check.birthday,
            ],
            [
              t({
                id: 'desk.identity.country',
                context: 'Name of a fact: who made a document out',
                message: 'Country of issue',
              }),
              check.country,
            ],
            [
              t({ id: 'desk.identity.number', context: 'Name of a fact', message: 'Number' }),
              check.number,
            ],
            [
              t({
                id: 'desk.identity.validUntil',
                context: 'Name of a fact: the last day of a document',
                message: 'Document valid until',
              }),
              check.expiresOn,
            ],
            [
              t({
                id: 'desk.identity.sentAt',
                context: 'Name of a fact: when something was sent',
                message: 'Sent',
              }),
              <Time key="sent" at={check.submittedAt} />,
            ],
          ]}
        />
      </Card>
      <Card
        title={t({
          id: 'desk.identity.file',
          context: 'Heading of a part of the page of an identity check',
          message: 'Against the file',
        })}
      >
        <Facts
          rows={[
            ...check.comparisons.map(({ what, result }) => {
              const own =
                what === 'name'
                  ? file.name
                  : what === 'birthday'
                    ? file.birthday
                    : file.holders.join(', ');
              return [
                word(COMPARED_NAMES, what),
                <span key={what} className={styles[result]}>
                  {[own, word(RESULT_NAMES, result)].filter(Boolean).join(' · ')}
                </span>,
              ] as const;
            }),
            [
              t({
                id: 'desk.identity.sameDocument',
                context: 'Name of a fact: how many other members sent the same document',
                message: 'Others with this document',
              }),
              <span key="same" className={check.sameDocument > 0 ? styles.differs : undefined}>
                {check.sameDocument}
              </span>,
            ],
          ]}
        />
      </Card>
      {check.provider ? <ProviderFacts provider={check.provider} /> : null}
    </div>
  );
}

/** What a provider says of it, and why that is not the last word. */
function ProviderFacts({ provider }: { provider: NonNullable<OpenIdentity['provider']> }) {
  const { t } = useLingui();
  const word = useWord();
  const { name, state, reasons, doubts, readName, readBirthday, endedAt } = provider;
  return (
    <Card
      title={t({
        id: 'desk.identity.providerSays',
        context: 'Heading of a part of the page of an identity check; the name of a service',
        message: `${name} says`,
      })}
    >
      <Facts
        rows={[
          [
            t({
              id: 'desk.identity.providerResult',
              context: 'Name of a fact: what a provider found',
              message: 'Result',
            }),
            [word(SESSION_STATES, state), ...reasons.map((one) => word(REASON_NAMES, one))].join(
              ' · ',
            ),
          ],
          ...(doubts.length === 0
            ? []
            : [
                [
                  t({
                    id: 'desk.identity.providerDoubts',
                    context: 'Name of a fact: why a person decides, whatever the provider says',
                    message: 'Why a person decides',
                  }),
                  <ul key="doubts" className={styles.doubts}>
                    {doubts.map((one) => (
                      <li key={one}>{word(DOUBT_NAMES, one)}</li>
                    ))}
                  </ul>,
                ] as const,
              ]),
          [
            t({
              id: 'desk.identity.providerName',
              context: 'Name of a fact: the name that a provider read on a document',
              message: 'Name read',
            }),
            readName,
          ],
          [
            t({
              id: 'desk.identity.providerBirthday',
              context: 'Name of a fact: the birthday that a provider read on a document',
              message: 'Date of birth read',
            }),
            readBirthday,
          ],
          [
            t({
              id: 'desk.identity.providerEnded',
              context: 'Name of a fact: when a provider answered',
              message: 'Answered',
            }),
            <Time key="ended" at={endedAt} />,
          ],
        ]}
      />
    </Card>
  );
}

/** What waits for a second person, with everything that is needed to agree. */
export function IdentityEffect({ waiting }: { waiting: CaseDetail }) {
  const brand = waiting.merchantCode ?? undefined;
  const { data, error, isPending } = useIdentityCheck(waiting.subject.id, brand);
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return <IdentityView check={data} />;
}
