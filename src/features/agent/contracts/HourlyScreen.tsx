import { ContractPage } from './ContractPage.tsx';

/** Contracts and bills of hourly salaries. */
export default function HourlyScreen() {
  return <ContractPage kind="hourly" />;
}
