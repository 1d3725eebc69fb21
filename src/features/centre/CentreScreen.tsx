import { Trans } from '@lingui/react/macro';
import { CentreFrame } from '../../ui/CentreFrame/CentreFrame.tsx';
import { CentreMenu } from '../../ui/CentreFrame/CentreMenu.tsx';
import { CentreRoot } from './CentreRoot.tsx';
import styles from '../../ui/CentreFrame/Centre.module.css';
import { ReviewReminder } from './limits/Review.tsx';
import { Funds } from './wallet/Funds.tsx';

/** The first page of the centre: the money, and on phones the way to every other page. */
export default function CentreScreen() {
  return (
    <CentreRoot>
      <CentreFrame
        up={HOME}
        title={
          <Trans id="centre.title" context="Heading of the member’s own pages">
            Personal centre
          </Trans>
        }
      >
        <ReviewReminder />
        <Funds />
        <div className={styles.menu}>
          <CentreMenu />
        </div>
      </CentreFrame>
    </CentreRoot>
  );
}

const HOME = {
  href: '/',
  name: (
    <Trans id="centre.home" context="Link above the personal centre: to the home page">
      Home
    </Trans>
  ),
};
