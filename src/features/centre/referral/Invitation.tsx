import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReferralTerms } from '../../../api/referrals.ts';
import { useBrand } from '../../../platform/brand/BrandContext.tsx';
import { loadChunk } from '../../../platform/chunks/loadChunk.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { CopyText } from '../../../ui/CentreFrame/CopyText.tsx';
import styles from './Referral.module.css';

const loadCard = loadChunk(() => import('./inviteCard.ts'));

/** What the reward is, and every way to pass the invitation on: link, code, picture and the sheet of the device. */
export function Invitation({ code, terms }: { code: string; terms: ReferralTerms | null }) {
  const link = new URL(`/register?referralCode=${encodeURIComponent(code)}`, window.location.origin)
    .href;
  return (
    <section className={`${centre.panel} ${styles.invitation}`} aria-labelledby="invitation">
      <div className={styles.words}>
        <h2 id="invitation" className={styles.promise}>
          {terms ? (
            <Trans
              id="centre.invite.promise"
              context="Heading of an invitation; an amount is inside"
            >
              Get <MoneyText amount={terms.inviterReward} /> for each friend
            </Trans>
          ) : (
            <Trans id="centre.invite.plain" context="Heading of an invitation without a reward">
              Bring your friends along
            </Trans>
          )}
        </h2>
        {terms && Number(terms.friendReward) > 0 && (
          <p className={centre.quiet}>
            <Trans
              id="centre.invite.friendToo"
              context="Below the heading of an invitation; an amount is inside"
            >
              Your friend gets <MoneyText amount={terms.friendReward} /> as well.
            </Trans>
          </p>
        )}
        <CopyText
          name={
            <Trans
              id="centre.invite.link"
              context="Name of the address that a member gives to friends"
            >
              Your link
            </Trans>
          }
          text={link}
        />
        <CopyText
          name={
            <Trans id="centre.invite.code" context="Name of the code that friends register with">
              Your code
            </Trans>
          }
          text={code}
        />
        <Share link={link} code={code} terms={terms} />
      </div>
      <div className={styles.qr}>
        <QrCode text={link} />
      </div>
    </section>
  );
}

/** Passes the invitation on by the device's own sheet where it has one, and saves it as a picture. */
function Share({ link, code, terms }: { link: string; code: string; terms: ReferralTerms | null }) {
  const { t } = useLingui();
  const { name } = useBrand();
  const formats = useFormats();
  const [isBusy, setBusy] = useState(false);
  const reward = terms && Number(terms.friendReward) > 0 ? formats.money(terms.friendReward) : null;
  const title = t({
    id: 'centre.invite.cardTitle',
    context: 'On the picture that is shared with friends; {name} is the name of the site',
    message: `Play with me at ${name}`,
  });
  const note =
    reward === null
      ? ''
      : t({
          id: 'centre.invite.cardNote',
          context: 'On the picture that is shared with friends; {reward} is an amount',
          message: `${reward} for you to start with`,
        });
  const card = { title, note, code, link };
  const save = () => {
    setBusy(true);
    loadCard()
      .then(({ saveInviteCard }) => saveInviteCard(card, `${code}.png`))
      // Link and code stand beside it.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div className={centre.actions}>
      {'share' in navigator && (
        <Button
          kind="primary"
          icon="invite"
          onClick={() => {
            // Somebody who closes the sheet again shares nothing.
            navigator.share({ title, text: note, url: link }).catch(() => undefined);
          }}
        >
          <Trans
            id="centre.invite.share"
            context="Button that opens the sheet of the device to share"
          >
            Share
          </Trans>
        </Button>
      )}
      <Button icon="image" loading={isBusy} onClick={save}>
        <Trans id="centre.invite.save" context="Button that saves the invitation as a picture">
          Save as a picture
        </Trans>
      </Button>
    </div>
  );
}
