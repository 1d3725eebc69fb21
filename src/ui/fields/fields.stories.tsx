import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inBox, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CodeButton } from './CodeButton.tsx';
import { FormFault } from './FormFault.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { DiallingCountry } from './useCountrySearch.ts';
import { CodeField, TextField } from './TextField.tsx';

const COUNTRIES: DiallingCountry[] = [
  { countryCode: 'VN', countryDialingCode: '+84' },
  { countryCode: 'ES', countryDialingCode: '+34' },
  { countryCode: 'MX', countryDialingCode: '+52' },
  { countryCode: 'AE', countryDialingCode: '+971' },
  { countryCode: 'JP', countryDialingCode: '+81' },
  { countryCode: 'VC', countryDialingCode: '+1784' },
];

/** A picture of digits as the gateway draws one. */
function drawDigits(): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 160, height: 56 });
  const pen = canvas.getContext('2d')!;
  pen.font = '32px sans-serif';
  pen.fillStyle = 'gray';
  pen.fillText('4 8 2 1 7', 16, 40);
  return canvas.toDataURL('image/png').split(',')[1]!;
}

function Phone(props: { fault?: ReactNode; disabled?: boolean }) {
  const [country, setCountry] = useState<DiallingCountry | undefined>(COUNTRIES[1]);
  return (
    <PhoneField
      label="Mobile number"
      countries={COUNTRIES}
      country={country}
      onCountry={setCountry}
      {...props}
    />
  );
}

const column = { display: 'grid', gap: 'var(--space-4)' };

const meta = {
  title: 'Primitives/Fields',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The fields of forms: text, password, mobile number, code, captcha and checkbox, with the line that says what is wrong. A label is always visible; a fault says what to do and is read out.\n\nNot without a form around them. A placeholder does not replace a label.',
      },
    },
  },
  decorators: [inBox({ padding: 'var(--space-5)', maxInlineSize: '28rem' })],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <div style={column}>
      <TextField label="Username" help="Start with a letter, then letters and digits, 5 to 16." />
      <PasswordField label="Password" autoComplete="current-password" />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        defaultValue="long enough"
        rules={[
          { text: 'At least 8 characters', isKept: true },
          { text: 'A digit', isKept: false },
        ]}
      />
      <TextField label="E-mail" isOptional />
      <Phone />
      <CodeField label="Code" inside={<CodeButton name="story" onSend={async () => null} />} />
      <CaptchaField picture={drawDigits()} onRefresh={() => undefined} onListen={() => undefined} />
      <Checkbox>
        I am 18 or older and agree to the <a href="/help">terms</a>.
      </Checkbox>
    </div>
  ),
};

export const Faulty: Story = {
  render: () => (
    <div style={column}>
      <FormFault action={<a href="/help">Talk to a person</a>}>
        Too many wrong tries. Wait half a minute, then try again.
      </FormFault>
      <FormFault kind="notice">Your session ended. Log in to go on.</FormFault>
      <TextField label="Username" defaultValue="7up" fault="Start with a letter." />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        fault="This cannot be empty."
      />
      <Phone fault="Enter a valid mobile number." />
      <CodeField
        label="Code"
        fault="This code has expired. Send another."
        inside={<CodeButton name="story" onSend={async () => null} />}
      />
      <CaptchaField
        picture={null}
        fault="These are not the digits."
        onRefresh={() => undefined}
        onListen={() => undefined}
      />
      <Checkbox fault="Please agree before you go on.">I agree to the terms.</Checkbox>
    </div>
  ),
};

export const Disabled: Story = {
  render: () => (
    <div style={column}>
      <TextField label="Username" defaultValue="maria77" disabled />
      <Phone disabled />
    </div>
  ),
};

export const Pointed: Story = { ...Empty, parameters: { pseudo: { hover: 'button' } } };
export const InFocus: Story = {
  ...Empty,
  parameters: { pseudo: { focusVisible: ['button', 'input'], focusWithin: 'div' } },
};
export const OnPhone: Story = { ...Empty, ...ON_PHONE };
export const FaultyOnPhone: Story = { ...Faulty, ...ON_PHONE };

export const Countries: Story = {
  render: () => <Phone />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(COUNTRIES.length);
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
  },
};

export const CountryNotFound: Story = {
  render: () => <Phone />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzqx');
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

export const CodeSent: Story = {
  render: () => (
    <CodeField label="Code" inside={<CodeButton name="storySent" onSend={async () => 3599} />} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};
