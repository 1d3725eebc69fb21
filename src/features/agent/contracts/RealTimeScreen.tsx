import { ContractPage } from './ContractPage.tsx';

/** Contracts and bills of real-time salaries. */
export default function RealTimeScreen() {
  return <ContractPage kind="realTime" />;
}
