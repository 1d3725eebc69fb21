import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import styles from './BlockList.module.css';

/** Something that keeps money from leaving, for a time or until something is done. */
interface Block {
  readonly block: string;
  readonly until: string | null;
}

/** What keeps money from leaving, each with what helps; nothing where nothing does. */
export function BlockList<B extends Block>({
  title,
  blocks,
  write,
}: {
  title: ReactNode;
  blocks: readonly B[];
  write: (block: B) => ReactNode;
}) {
  if (blocks.length === 0) return null;
  return (
    <section className={styles.blocks} aria-labelledby="blocks">
      <h2 id="blocks" className={styles.title}>
        {title}
      </h2>
      <ul role="list" className={styles.list}>
        {blocks.map((block) => (
          <li key={block.block} className={styles.block}>
            <Icon name={block.until === null ? 'alert' : 'clock'} size={20} />
            <span>{write(block)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When something that keeps money back is over. */
export function BlockMoment({ iso }: { iso: string | null }) {
  const formats = useFormats();
  return iso === null ? null : <time dateTime={iso}>{formats.dateTime(iso)}</time>;
}

/** That an agent owes money to agents below. */
export const OwesText = ({ left }: { left: string | null }) => (
  <Trans
    id="centre.block.owes"
    context="Keeps money of an agent back, who has not paid all that contracts promise; an amount is inside"
  >
    You owe <MoneyText amount={left ?? '0'} /> to agents below you. What you receive pays that
    first; money can leave again once it is paid.
  </Trans>
);

/** That a locked bonus is being played. */
export const BonusLockedText = ({ left }: { left: string | null }) => (
  <Trans
    id="centre.block.bonus"
    context="Keeps money back while a locked bonus is played; the amount that is left to bet is inside"
  >
    You are playing a bonus that keeps your money in until it is done:{' '}
    <MoneyText amount={left ?? '0'} /> left to bet. You can also give the bonus up.
  </Trans>
);

/** That the payment password is locked. */
export const PasswordLocked = ({ until }: { until: string | null }) => (
  <Trans id="centre.block.passwordLocked" context="Keeps a withdrawal back; a time is inside">
    The payment password was wrong too often. It works again from <BlockMoment iso={until} />.
  </Trans>
);
