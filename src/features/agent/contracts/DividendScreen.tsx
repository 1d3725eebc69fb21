import { ContractPage } from './ContractPage.tsx';

/** Contracts and bills of dividends. */
export default function DividendScreen() {
  return <ContractPage kind="dividend" />;
}
