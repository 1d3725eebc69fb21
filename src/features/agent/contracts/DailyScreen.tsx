import { ContractPage } from './ContractPage.tsx';

/** Contracts and bills of daily salaries. */
export default function DailyScreen() {
  return <ContractPage kind="daily" />;
}
