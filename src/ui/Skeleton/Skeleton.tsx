import styles from './Skeleton.module.css';

/** A quiet block in the shape of what comes; the box it stands in gives it its size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`${styles.block} ${className}`} />;
}
