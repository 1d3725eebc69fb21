import { settableRoles } from '../../schemas/theme.schema.ts';

/** Every colour custom property of a scheme, without its leading dashes. */
export const roles = [...settableRoles, 'scrim', 'shadow-float', 'glow'] as const;

/** A colour role; `--<role>` is its CSS custom property. */
export type Role = (typeof roles)[number];

/** A role that holds one opaque colour (all but scrim, shadow and glow). */
export type ColorRole = (typeof settableRoles)[number];

/** The two schemes every theme resolves to. */
export const schemes = ['light', 'dark'] as const;

/** A scheme. */
export type Scheme = (typeof schemes)[number];

/** The scheme a page opens in; `system` follows the visitor's device. */
export type DefaultScheme = Scheme | 'system';

/** Where a role's value came from; `lifted`: set by hand, then moved in tone to stay readable. */
export type RoleSource = 'derived' | 'theme' | 'override' | 'lifted';
