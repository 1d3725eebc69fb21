import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { DrawnIconName } from '../Icon/icons.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> & {
  icon: DrawnIconName;
  /** What it does, for those who do not see the icon. */
  label: string;
  kind?: 'quiet' | 'outlined';
};

/** A button of an icon alone, 44 px wide. */
export function IconButton({ icon, label, kind = 'quiet', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}
