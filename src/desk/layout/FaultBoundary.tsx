import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';

/** Keeps the frame when a page fails, such as one whose script was replaced by a newer release. */
export class FaultBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert
        severity="error"
        action={
          <Button onClick={() => location.reload()}>
            <Trans id="desk.fault.reload" context="Button beside what a failed page says">
              Reload
            </Trans>
          </Button>
        }
      >
        <Trans id="desk.fault.page" context="In place of a page that failed">
          This page failed. What was saved is safe.
        </Trans>
      </Alert>
    );
  }
}
