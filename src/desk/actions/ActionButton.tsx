import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { TypedDeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';
import { useMay } from '../session/DeskContext.tsx';
import { ActionDialog, type ActionProps } from './ActionDialog.tsx';

/** A button that asks for a change in a dialog. Who may not make the call has no button. */
export function ActionButton<E extends TypedDeskEndpoint, Values extends object = object>({
  label,
  startIcon,
  variant = 'outlined',
  size,
  ...action
}: ActionProps<E, Values> &
  Pick<ButtonProps, 'startIcon' | 'variant' | 'size'> & { label: string }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(action.endpoint)) return null;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        startIcon={startIcon}
        onClick={() => setOpen(true)}
        color={action.danger ? 'error' : undefined}
      >
        {label}
      </Button>
      {isOpen ? <ActionDialog {...action} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
