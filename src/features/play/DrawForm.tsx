import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { lotteryHall } from '../../api/lottery.ts';
import { readDrawName, writeDrawCheckPath } from '../../lib/drawCheckPath.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import fieldStyles from '../../ui/fields/Field.module.css';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './Fairness.module.css';

/** Asks which draw of which lottery is to be checked. */
export function DrawForm({ asked, isWrong }: { asked: string; isWrong: boolean }) {
  const navigate = useNavigate();
  const { data } = useQuery(lotteryHall(useHttp()));
  const known = data?.groups.flatMap(({ lotteries }) => lotteries) ?? [];
  const start = readDrawName(asked);
  const [lottery, setLottery] = useState(start?.lottery);
  const [issue, setIssue] = useState(start?.issue ?? '');
  const [isFaulty, setFaulty] = useState(isWrong);
  const chosen = lottery ?? known[0]?.lottery ?? '';
  const check = (press: FormEvent) => {
    press.preventDefault();
    const isSound = readDrawName(`${chosen}:${issue}`) !== null;
    setFaulty(!isSound);
    if (isSound)
      void navigate(writeDrawCheckPath('/fairness', chosen, issue.trim()), { replace: true });
  };
  return (
    <form className={styles.handForm} noValidate onSubmit={check}>
      <LotteryField value={chosen} known={known} onChoose={setLottery} />
      <TextField
        label={
          <Trans
            id="fairness.draw.issue"
            context="Field for the name of a draw, such as 20260201-0001"
          >
            Name of the draw
          </Trans>
        }
        help={
          <Trans id="fairness.draw.issue.where" context="Below the field for the name of a draw">
            Results and your own bets lead here by themselves.
          </Trans>
        }
        fault={
          isFaulty && (
            <Trans id="fairness.draw.issue.notOne" context="Below the field for the name of a draw">
              A draw is named like 20260201-0001.
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
                {each.name}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
