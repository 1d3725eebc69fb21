import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { MAX_TYPED_PHONE } from '../../../../engine/fields/phoneText.ts';
import { MOST_ADDRESS } from '../../../../schemas/api/points.ts';
import {
  diallingCodes,
  redeemItem,
  refreshPoints,
  type PointBalance,
  type PointItem,
} from '../../../api/points.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { Fact } from '../../../ui/CentreFrame/Fact.tsx';
import { useOrderKey } from '../../../ui/CentreFrame/useOrderKey.ts';
import { Dialog, DialogActions } from '../../../ui/Dialog/Dialog.tsx';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { PassDialog } from '../pass/PassDialog.tsx';

/** Where it goes and the number to call, then the payment password. */
export function Redeem(props: {
  item: PointItem;
  balance: PointBalance;
  onDone: () => void;
  onClose: () => void;
}) {
  const { item, onDone, onClose } = props;
  const http = useHttp();
  const queryClient = useQueryClient();
  const order = useOrderKey();
  const form = useContact();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <Contact {...props} form={form} onNext={() => setAsking(true)} />;
  return (
    <PassDialog
      title={
        <Trans id="mall.confirm" context="Heading of a dialog: an order of the points mall">
          Confirm the order
        </Trans>
      }
      submit={
        <Trans id="mall.confirm.do" context="Button that orders an item of the points mall">
          Order now
        </Trans>
      }
      perform={async (pass) => {
        const body = { item: item.id, quantity: 1, ...form.body, pass };
        try {
          await redeemItem(http, body, order.keyOf(body));
          order.settle();
          onDone();
        } finally {
          refreshPoints(queryClient);
        }
      }}
      onClose={onClose}
    >
      <Facts {...props} />
    </PassDialog>
  );
}

/** What an order takes, and what is left. */
function Facts({ item, balance }: { item: PointItem; balance: PointBalance }) {
  const formats = useFormats();
  return (
    <dl className={centre.facts}>
      <Fact
        name={
          <Trans id="mall.fact.item" context="What is ordered">
            Item
          </Trans>
        }
      >
        {item.title}
      </Fact>
      <Fact
        name={
          <Trans id="mall.fact.points" context="What an order costs">
            Points
          </Trans>
        }
      >
        {formats.number(item.points)}
      </Fact>
      <Fact
        isTotal
        name={
          <Trans id="mall.fact.left" context="Points that are left after an order">
            Points after it
          </Trans>
        }
      >
        {formats.number(balance.points - item.points)}
      </Fact>
    </dl>
  );
}

function useContact() {
  const { data } = useQuery(diallingCodes(useHttp()));
  const [address, setAddress] = useState('');
  const [phone, setPhone] = useState('');
  const [chosen, setChosen] = useState<string>();
  const countries = data?.countries ?? [];
  const country =
    countries.find(({ countryCode }) => countryCode === (chosen ?? data?.current)) ?? countries[0];
  return {
    address,
    setAddress,
    phone,
    setPhone,
    countries,
    country,
    setChosen,
    body: {
      address: address.trim(),
      mobileNum: phone.trim(),
      countryDialingCode: country?.countryDialingCode ?? '+1',
    },
  };
}

function Contact(
  props: Parameters<typeof Redeem>[0] & {
    form: ReturnType<typeof useContact>;
    onNext: () => void;
  },
) {
  const { form, onNext, onClose } = props;
  const [wasSent, setSent] = useState(false);
  const isAddressMissing = form.body.address === '';
  const isPhoneMissing = form.body.mobileNum.replaceAll(/\D/g, '').length < 5;
  const submit = (press: FormEvent) => {
    press.preventDefault();
    setSent(true);
    if (!isAddressMissing && !isPhoneMissing) onNext();
  };
  return (
    <Dialog
      size="small"
      title={
        <Trans id="mall.contact" context="Heading of a dialog: where an item is sent">
          Where does it go?
        </Trans>
      }
      onClose={onClose}
    >
      <form className={centre.form} noValidate onSubmit={submit}>
        <Facts {...props} />
        <LongTextField
          label={
            <Trans id="mall.address" context="Field: who gets an item and where">
              Name and address
            </Trans>
          }
          most={MOST_ADDRESS}
          rows={3}
          wasPressed={wasSent}
          value={form.address}
          onChange={form.setAddress}
        />
        <PhoneField
          label={
            <Trans id="mall.phone" context="Field">
              Mobile number
            </Trans>
          }
          fault={
            wasSent &&
            isPhoneMissing && (
              <Trans id="mall.phone.missing" context="Below a field">
                Enter a mobile number.
              </Trans>
            )
          }
          countries={form.countries}
          country={form.country}
          onCountry={({ countryCode }) => form.setChosen(countryCode)}
          maxLength={MAX_TYPED_PHONE}
          value={form.phone}
          onChange={({ target }) => form.setPhone(target.value)}
        />
        <DialogActions>
          <Button type="submit" kind="primary" size="large">
            <Trans id="mall.next" context="Button: on to the payment password">
              Continue
            </Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
