import { Link } from 'react-router-dom';

/** An account that leads to its place in the line. */
export function LineLink({ of: account }: { of: string }) {
  return <Link to={`/lines/${encodeURIComponent(account)}`}>{account}</Link>;
}
