/** What staff can be allowed to do, by area: `area.action`. The one list for menus, pages and calls. */
export const AREA_ACTIONS = {
  members: ['view', 'edit', 'approve', 'export', 'reveal'],
  adjustments: ['view', 'edit', 'approve'],
  deposits: ['view', 'edit', 'approve'],
  withdrawals: ['view', 'edit', 'approve'],
  payments: ['view', 'edit', 'approve'],
  identity: ['view', 'reveal', 'edit', 'approve'],
  rewards: ['view', 'edit', 'approve'],
  promotions: ['view', 'edit', 'approve'],
  agents: ['view', 'edit', 'approve'],
  cases: ['view', 'approve'],
  content: ['view', 'edit', 'approve'],
  games: ['view', 'edit'],
  lotteries: ['view', 'edit', 'approve'],
  reports: ['view', 'export'],
  brands: ['view', 'edit', 'approve'],
  system: ['view', 'edit'],
  staff: ['view', 'edit'],
  roles: ['view', 'edit', 'approve'],
  audit: ['view', 'export'],
} as const;

/** An area of the desk. */
export type AreaId = keyof typeof AREA_ACTIONS;

/** What may be done in an area. */
export type AreaAction = 'view' | 'edit' | 'approve' | 'export' | 'reveal';

/** One permission, such as `members.view`. */
export type PermissionId = {
  [Area in AreaId]: `${Area}.${(typeof AREA_ACTIONS)[Area][number]}`;
}[AreaId];

/** Every permission, in the order of the areas. */
export const PERMISSIONS = Object.entries(AREA_ACTIONS).flatMap(([area, actions]) =>
  actions.map((action) => `${area}.${action}`),
) as readonly PermissionId[];

/** Whether a text names a permission. */
export const isPermission = (text: string): text is PermissionId =>
  (PERMISSIONS as readonly string[]).includes(text);
