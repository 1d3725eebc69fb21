import { useLingui } from '@lingui/react/macro';
import Check from '@mui/icons-material/Check';
import Checkbox from '@mui/material/Checkbox';
import {
  AREA_ACTIONS,
  type AreaAction,
  type AreaId,
  type PermissionId,
} from '../../../../schemas/desk/permissions.ts';
import styles from './roles.module.css';
import { usePermissionWords } from './usePermissionWords.ts';

const ACTIONS: readonly AreaAction[] = ['view', 'edit', 'approve', 'export', 'reveal'];
const AREAS = Object.entries(AREA_ACTIONS) as [AreaId, readonly AreaAction[]][];

/** Areas down, what may be done across. With `onChange` each permission can be switched. */
export function PermissionMatrix({
  value,
  onChange,
}: {
  value: readonly string[];
  onChange?: (next: readonly string[]) => void;
}) {
  const { areas, actions } = usePermissionWords();
  const toggle = (id: PermissionId) =>
    onChange?.(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <td />
            {ACTIONS.map((action) => (
              <th key={action} scope="col">
                {actions[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AREAS.map(([area, known]) => (
            <tr key={area}>
              <th scope="row">{areas[area]}</th>
              {ACTIONS.map((action) => {
                const id = `${area}.${action}` as PermissionId;
                if (!known.includes(action)) return <td key={action} />;
                return (
                  <td key={action}>
                    {onChange ? (
                      <Checkbox
                        checked={value.includes(id)}
                        onChange={() => toggle(id)}
                        slotProps={{
                          input: { 'aria-label': `${areas[area]}: ${actions[action]}` },
                        }}
                      />
                    ) : (
                      <Mark isOn={value.includes(id)} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mark({ isOn }: { isOn: boolean }) {
  const { t } = useLingui();
  if (!isOn) return <span className={styles.off}>–</span>;
  return (
    <Check
      className={styles.on}
      titleAccess={t({
        id: 'desk.roles.allowed',
        context: 'Name of a mark for screen readers',
        message: 'Allowed',
      })}
    />
  );
}
