import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { moveFocus } from '../keyboard/moveFocus.ts';
import styles from './Tabs.module.css';

/** One of several ways to do the same thing. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

/** Two or three ways side by side, of which one shows. Arrows choose, as the pattern of tabs has it. */
export function Tabs<Id extends string>(props: {
  /** What one chooses between, for those who do not see it. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** What the chosen way shows. */
  readonly children: ReactNode;
}) {
  const { tabs, chosen, onChoose } = props;
  const id = useId();
  const tabId = (one: Id) => `${id}${one}`;

  const onKeyDown = (press: KeyboardEvent<HTMLDivElement>) => {
    moveFocus(press, 'horizontal');
    const reached = tabs.find((tab) => tabId(tab.id) === document.activeElement?.id);
    if (reached && reached.id !== chosen) onChoose(reached.id);
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={props.label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={tabId(chosen)}>
        {props.children}
      </div>
    </div>
  );
}
