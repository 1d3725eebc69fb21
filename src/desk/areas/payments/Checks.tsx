import { useLingui } from '@lingui/react';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import WarningOutlined from '@mui/icons-material/WarningOutlined';
import { msg } from '@lingui/core/macro';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getDeskWithdrawal } from '../../../../schemas/desk/payments.ts';
import { useWord } from '../../i18n/useWord.ts';
import { describeRisk } from './riskDetails.ts';
import { RISK_NAMES } from './riskWords.ts';
import styles from './payments.module.css';

type Check = DeskValueOf<typeof getDeskWithdrawal>['checks'][number];

const RESULTS = {
  red: {
    Icon: ErrorOutlined,
    name: msg({
      id: 'desk.risk.red',
      context: 'Outcome of a check before money is paid out, for screen readers',
      message: 'Red',
    }),
  },
  yellow: {
    Icon: WarningOutlined,
    name: msg({
      id: 'desk.risk.yellow',
      context: 'Outcome of a check before money is paid out, for screen readers',
      message: 'Yellow',
    }),
  },
  green: {
    Icon: CheckCircleOutlined,
    name: msg({
      id: 'desk.risk.green',
      context: 'Outcome of a check before money is paid out, for screen readers',
      message: 'Green',
    }),
  },
} as const;

const ORDER = Object.keys(RESULTS);

/** Each check of a withdrawal with its result and reason, the worst first. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const { i18n } = useLingui();
  const word = useWord();
  const sorted = checks.toSorted((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result));
  return (
    <ul className={styles.checks}>
      {sorted.map(({ name, result, detail }) => {
        const { Icon, name: resultName } = RESULTS[result];
        const words = describeRisk(detail);
        return (
          <li key={name} className={styles.check}>
            <Icon
              fontSize="small"
              className={styles[result]}
              role="img"
              aria-hidden={false}
              aria-label={i18n._(resultName)}
            />
            <strong>{word(RISK_NAMES, name)}</strong>
            <span className={styles.note}>{words ? i18n._(words) : detail}</span>
          </li>
        );
      })}
    </ul>
  );
}
