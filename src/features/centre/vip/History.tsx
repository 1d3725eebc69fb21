import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { vipHistory, type VipProgramme, type VipStep } from '../../../api/vip.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import styles from './Vip.module.css';

/** How the member came to where they are. */
export function History({ of }: { of: VipProgramme }) {
  const query = useInfiniteQuery(vipHistory(useHttp()));
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  if (!query.data) return null;
  return (
    <section aria-labelledby="vip-history" className={styles.section}>
      <h2 id="vip-history" className={styles.title}>
        <Trans id="vip.history" context="Heading above how the level came about">
          Your way so far
        </Trans>
      </h2>
      {list.length === 0 ? (
        <p className={styles.nothing}>
          <Trans id="vip.history.none" context="In place of the history of a level">
            Days on which you play show here, with the growth that they brought.
          </Trans>
        </p>
      ) : (
        <ul role="list" className={styles.steps}>
          {list.map((step) => (
            <Step key={step.id} step={step} of={of} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={centre.actions}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="vip.history.more" context="Button below a list">
              Show more
            </Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function Step({ step, of: { levels } }: { step: VipStep; of: VipProgramme }) {
  const formats = useFormats();
  const { day, kind, gained, points, from, to } = step;
  const level = levels[to]?.name ?? '';
  const sum = formats.number(points);
  const gainedText = gained > 0 ? `+${formats.number(gained)}` : formats.number(gained);
  return (
    <li className={styles.step} data-turn={to > from ? 'up' : to < from ? 'down' : undefined}>
      <span className={centre.quiet}>{formats.date(`${day}T12:00:00Z`)}</span>
      <span className={styles.stepWords}>
        {to > from && (
          <Trans id="vip.step.up" context="A step of the history; {level} is the name of a level">
            Reached {level}
          </Trans>
        )}
        {to < from && (
          <Trans id="vip.step.down" context="A step of the history; {level} is the name of a level">
            Back to {level}
          </Trans>
        )}
        {to === from && kind === 'growth' && (
          <Trans id="vip.step.growth" context="A step of the history: the bets of a day">
            Bets of the day
          </Trans>
        )}
        {to === from && kind !== 'growth' && (
          <Trans id="vip.step.set" context="A step of the history; {level} is the name of a level">
            Level {level}, set by us
          </Trans>
        )}
      </span>
      <span className={styles.stepGain}>{gained === 0 ? '' : gainedText}</span>
      <span className={styles.stepSum}>
        <Trans id="vip.step.sum" context="Growth after a step; {sum} is a number">
          {sum} in all
        </Trans>
      </span>
    </li>
  );
}
