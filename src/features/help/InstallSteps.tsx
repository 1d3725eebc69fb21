import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DownloadApp } from './downloadApps.ts';
import styles from './DownloadScreen.module.css';

/** What is installed: an app, or the site itself on a home screen. */
export type InstallKind = DownloadApp['kind'] | 'iosHomeScreen' | 'androidHomeScreen';

const signIn = msg({
  id: 'download.step.signIn',
  context: 'Step of installing an app: the last one',
  message: 'Open it and log in as you do here.',
});

const fromHomeScreen = msg({
  id: 'download.step.fromHomeScreen',
  context: 'Step of putting the site on a home screen: the last one',
  message: 'From now on, open it from your home screen.',
});

const safari = msg({
  id: 'download.step.safari',
  context: 'Step of putting the site on the home screen of an iPhone',
  message: 'In Safari, tap the Share button.',
});

const addToHomeScreen = msg({
  id: 'download.step.addToHomeScreen',
  context: 'Step of putting the site on the home screen of an iPhone',
  message: 'Choose “Add to Home Screen”, then “Add”.',
});

const STEPS: Readonly<Record<InstallKind, readonly MessageDescriptor[]>> = {
  ios: [
    msg({
      id: 'download.step.iosInstall',
      context: 'Step of installing the app for iPhones',
      message: 'Tap the button above on your iPhone and confirm with “Install”.',
    }),
    msg({
      id: 'download.step.iosTrust',
      context: 'Step of installing the app for iPhones; the menu names are those of iOS',
      message:
        'If iOS does not know the developer yet, trust it in Settings, General, VPN & Device Management.',
    }),
    signIn,
  ],
  iosLite: [
    msg({
      id: 'download.step.liteOpen',
      context: 'Step of installing the smaller app for iPhones',
      message: 'Open the button above in Safari.',
    }),
    safari,
    addToHomeScreen,
    signIn,
  ],
  android: [
    msg({
      id: 'download.step.androidLoad',
      context: 'Step of installing the app for Android phones',
      message: 'Tap the button above on your phone and keep the file.',
    }),
    msg({
      id: 'download.step.androidAllow',
      context: 'Step of installing the app for Android phones',
      message: 'If Android asks, allow your browser to install apps this once.',
    }),
    msg({
      id: 'download.step.androidInstall',
      context: 'Step of installing the app for Android phones',
      message: 'Open the file and choose “Install”.',
    }),
    signIn,
  ],
  iosHomeScreen: [safari, addToHomeScreen, fromHomeScreen],
  androidHomeScreen: [
    msg({
      id: 'download.step.chromeMenu',
      context: 'Step of putting the site on the home screen of an Android phone',
      message: 'In Chrome, open the menu with the three dots.',
    }),
    msg({
      id: 'download.step.chromeAdd',
      context: 'Step of putting the site on the home screen of an Android phone',
      message: 'Choose “Add to Home screen” and confirm.',
    }),
    fromHomeScreen,
  ],
};

/** How to install something, one numbered step after the other. */
export function InstallSteps({ kind }: { kind: InstallKind }) {
  const { i18n } = useLingui();
  // Under the name of an app; without one, straight under the page's own heading.
  const Heading = kind === 'iosHomeScreen' || kind === 'androidHomeScreen' ? 'h2' : 'h3';
  return (
    <div>
      <Heading className={styles.stepsTitle}>
        <StepsTitle kind={kind} />
      </Heading>
      <ol role="list" className={styles.steps}>
        {STEPS[kind].map((step) => (
          <li key={step.id} className={styles.step}>
            {i18n._(step)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepsTitle({ kind }: { kind: InstallKind }) {
  if (kind === 'iosHomeScreen')
    return (
      <Trans id="download.steps.ios" context="Heading of the steps on an iPhone">
        On an iPhone
      </Trans>
    );
  if (kind === 'androidHomeScreen')
    return (
      <Trans id="download.steps.android" context="Heading of the steps on an Android phone">
        On an Android phone
      </Trans>
    );
  return (
    <Trans id="download.steps.app" context="Heading of the steps of installing an app">
      How to install
    </Trans>
  );
}
