import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatMinor, parseMinor } from '../../../../engine/minorUnits.ts';
import { refreshRewards } from '../../../api/rewards.ts';
import {
  convertPoints,
  pointConfig,
  refreshPoints,
  type PointBalance,
} from '../../../api/points.ts';
import { balance as wallet, funds } from '../../../api/wallet.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Turnover } from '../missions/MissionCard.tsx';
import { PassDialog } from '../pass/PassDialog.tsx';

/** How many points are changed, what they are worth, then the payment password. */
export function Convert({ balance, onClose }: { balance: PointBalance; onClose: () => void }) {
  const { data } = useQuery(pointConfig(useHttp()));
  const [text, setText] = useState(String(balance.convertible));
  const [isAsking, setAsking] = useState(false);
  const conversion = data?.conversion;
  if (!conversion) return null;
  const { step } = conversion;
  const points = /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : 0;
  const isWhole = points > 0 && points % step === 0;
  const isAbove = points > balance.convertible;
  const decimals = conversion.amount.split('.')[1]?.length ?? 0;
  const worth = formatMinor(
    (parseMinor(conversion.amount, decimals) ?? 0n) * BigInt(Math.floor(points / step)),
    decimals,
  );
  if (isAsking) {
    const left = balance.points - points;
    return <Ask {...{ points, worth, left, onClose }} />;
  }
  const submit = (press: FormEvent) => {
    press.preventDefault();
    if (isWhole && !isAbove) setAsking(true);
  };
  return (
    <Dialog
      size="small"
      title={
        <Trans id="mall.convert.confirm" context="Heading of a dialog">
          Change points into money
        </Trans>
      }
      onClose={onClose}
    >
      <form className={centre.form} noValidate onSubmit={submit}>
        <PointsField
          step={step}
          most={balance.convertible}
          text={text}
          fault={!isWhole ? 'step' : isAbove ? 'most' : null}
          onChange={setText}
        />
        <Bill points={points} worth={worth} left={balance.points - points} />
        <p className={centre.quiet}>
          <Trans id="mall.convert.terms" context="Before what the money of points asks for">
            It goes to your wallet at once
          </Trans>
          <Turnover times={conversion.turnover} />
        </p>
        <DialogActions>
          <Button type="submit" kind="primary" size="large" disabled={!isWhole || isAbove}>
            <Trans id="mall.next" context="Button: on to the payment password">
              Continue
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks for the payment password before points are changed. */
function Ask({
  points,
  worth,
  left,
  onClose,
}: {
  points: number;
  worth: string;
  left: number;
  onClose: () => void;
}) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const order = useOrderKey();
  return (
    <PassDialog
      title={
        <Trans id="mall.convert.confirm" context="Heading of a dialog">
          Change points into money
        </Trans>
      }
      submit={
        <Trans id="mall.convert.do" context="Button; an amount is inside">
          Get <MoneyText amount={worth} />
        </Trans>
      }
      perform={async (pass) => {
        const body = { points, pass };
        try {
          await convertPoints(http, body, order.keyOf(body));
          order.settle();
        } finally {
          refreshPoints(queryClient);
          refreshRewards(queryClient);
          for (const { queryKey } of [wallet(http), funds(http)]) {
            void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
          }
        }
      }}
      onClose={onClose}
    >
      <Bill points={points} worth={worth} left={left} />
    </PassDialog>
  );
}

function PointsField(props: {
  step: number;
  most: number;
  text: string;
  fault: 'step' | 'most' | null;
  onChange: (text: string) => void;
}) {
  const { text, fault, onChange } = props;
  const formats = useFormats();
  const step = formats.number(props.step);
  const most = formats.number(props.most);
  return (
    <TextField
      label={
        <Trans id="mall.convert.points" context="Field: how many points are changed into money">
          Points
        </Trans>
      }
      help={
        <Trans
          id="mall.convert.range"
          context="Below the number of points; both are numbers of points"
        >
          In steps of {step}. At most {most} now.
        </Trans>
      }
      fault={
        fault === 'step' ? (
          <Trans id="mall.convert.step" context="The number of points does not fit">
            Enter a multiple of {step}.
          </Trans>
        ) : (
          fault === 'most' && (
            <Trans id="mall.convert.most" context="The number of points is too large">
              At most {most} can be changed now.
            </Trans>
          )
        )
      }
      inputMode="numeric"
      maxLength={9}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Bill({ points, worth, left }: { points: number; worth: string; left: number }) {
  const formats = useFormats();
  return (
    <dl className={centre.facts}>
      <Fact
        name={
          <Trans id="mall.fact.points" context="What an order costs">
            Points
          </Trans>
        }
      >
        {formats.number(points)}
      </Fact>
      <Fact
        name={
          <Trans id="mall.fact.left" context="Points that are left after an order">
            Points after it
          </Trans>
        }
      >
        {formats.number(Math.max(0, left))}
      </Fact>
      <Fact
        isTotal
        name={
          <Trans id="mall.fact.worth" context="What points are worth">
            You get
          </Trans>
        }
      >
        <MoneyText amount={worth} />
      </Fact>
    </dl>
  );
}
