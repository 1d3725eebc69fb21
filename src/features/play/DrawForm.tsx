import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { lotteryHall } from '../../api/lottery.ts';
import { readDrawName, writeCheckPathOf } from '../../lib/drawCheckPath.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useLotteryName } from '../../ui/LotteryName/useLotteryName.ts';
import styles from './Fairness.module.css';

/** Asks which draw of which lottery is to be checked. */
export function DrawForm({ asked, isWrong }: { asked: string; isWrong: boolean }) {
  const navigate = useNavigate();
  const { data } = useQuery(lotteryHall(useHttp()));
  const known = data?.groups.flatMap(({ lotteries }) => lotteries) ?? [];
  const start = readDrawName(asked);
  const isIssue = start !== null && start.order === undefined;
  const [lottery, setLottery] = useState(isIssue ? start.lottery : undefined);
  const [issue, setIssue] = useState(isIssue ? start.issue : (start?.order ?? ''));
  const [isFaulty, setFaulty] = useState(isWrong);
  const chosen = lottery ?? known[0]?.lottery ?? '';
  const check = (press: FormEvent) => {
    press.preventDefault();
    // Of a bet or a link, the lottery is known without being chosen.
    const name = readDrawName(issue) ?? readDrawName(`${chosen}:${issue.trim()}`);
    setFaulty(name === null);
    if (name) void navigate(writeCheckPathOf('/fairness', name), { replace: true });
  };
  return (
    <form className={styles.handForm} noValidate onSubmit={check}>
      <LotteryField value={chosen} known={known} onChoose={setLottery} />
      <TextField
        label={
          <Trans
            id="fairness.draw.issueOrBet"
            context="Field for the name of a draw, such as 20260201-0001, or for the number of a bet"
          >
            Name of the draw, or number of your bet
          </Trans>
        }
        help={
          <Trans
            id="fairness.draw.issueOrBet.where"
            context="Below the field for the name of a draw or the number of a bet"
          >
            Results and your own bets lead here by themselves. A link to one will do, too.
          </Trans>
        }
        fault={
          isFaulty && (
            <Trans
              id="fairness.draw.issueOrBet.notOne"
              context="Below the field for the name of a draw or the number of a bet"
            >
              A draw is named like 20260201-0001, a bet has 21 letters and digits.
            </Trans>
          )
        }
        value={issue}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setIssue(target.value)}
      />
      <Button type="submit" kind="primary" size="large">
        <Trans id="fairness.draw.check" context="Button: draws a lottery once more">
          Check the draw
        </Trans>
      </Button>
    </form>
  );
}

function LotteryField(props: {
  value: string;
  known: readonly { readonly lottery: string; readonly name: string }[];
  onChoose: (lottery: string) => void;
}) {
  const { value, known, onChoose } = props;
  const nameOf = useLotteryName();
  return (
    <Field
      label={
        <Trans id="fairness.draw.lottery" context="Choice of the lottery whose draw is checked">
          Lottery
        </Trans>
      }
    >
      {(control) => (
        <div className={fieldStyles.control}>
          <select
            className={fieldStyles.input}
            {...control}
            value={value}
            onChange={({ target }) => onChoose(target.value)}
          >
            {!known.some((each) => each.lottery === value) && (
              <option value={value}>{value}</option>
            )}
            {known.map((each) => (
              <option key={each.lottery} value={each.lottery}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
