/** Tests, stories and what they share may reach anywhere. */
const TEST = '\\.(test|stories)\\.tsx?$|/fixtures/|^tests/|^\\.storybook/';

/** A layer may import only what lies below it. */
const layer = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TEST },
  to: {
    path: '^(src|server|schemas|engine|locales|brands|themes|scripts|lab|tests|\\.storybook)/',
    pathNot: allowed,
  },
});

/** What lies under both the browser and the gateway. */
const GROUND = ['^schemas/', '^locales/locales\\.ts$'];
const ENGINE = '^engine/';
/** What the seed shows and the gateway reads: data alone, no code that writes it. */
const SEED_DATA = '^server/seed/(artColors\\.json|banners\\.ts)$';
/** Thrown by whatever keeps the gateway from starting; knows nothing but its sentence. */
const START_ERROR = '^server/startError\\.ts$';
const ORIGINALS_OUTCOME =
  '^src/originals/([^/]+/Outcome\\.tsx|parts/(outcomeProps\\.ts|Outcome\\.module\\.css))$';

const REPOSITORY =
  "A module's repository is its own. Call the module's service, and add a function there if none fits.";

const forbidden = [
  layer(
    'schemas-import-nothing',
    '^schemas/',
    GROUND,
    'schemas/ lies under all layers: it may import only itself and locales/locales.ts. Move what you need into schemas/, or move this code up a layer.',
  ),
  layer(
    'locales-import-nothing',
    '^locales/',
    '^locales/',
    'locales/locales.ts lies under everything: it imports nothing of ours.',
  ),
  layer(
    'engine-is-pure',
    '^engine/',
    [...GROUND, ENGINE],
    'engine/ runs in the browser and in the gateway: it may import only schemas/ and locales/locales.ts. Hand it what it needs as arguments.',
  ),
  {
    name: 'engine-touches-no-machine',
    severity: 'error',
    comment:
      'engine/ is pure TypeScript. Read files and the network in server/brands or scripts/, and hand the content in as an argument.',
    from: { path: '^(engine|schemas|locales)/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  layer(
    'lib-imports-nothing',
    '^src/lib/',
    [...GROUND, '^src/lib/'],
    'src/lib holds pure helpers: it may import only schemas/ and locales/locales.ts. With product knowledge it belongs in src/platform or above.',
  ),
  layer(
    'platform-below-product',
    '^src/platform/',
    [...GROUND, ENGINE, '^src/(lib|platform)/'],
    'src/platform knows no product: it may import only lib, engine and the ground. Take what you need as an argument or by a React context that src/app fills.',
  ),
  layer(
    'ui-below-features',
    '^src/ui/',
    [...GROUND, ENGINE, '^src/(lib|platform|ui)/'],
    'src/ui draws what it is given: it may import only lib and platform, and never src/api. Let the feature fetch, and pass the data as props.',
  ),
  layer(
    'api-below-features',
    '^src/api/',
    [...GROUND, ENGINE, '^src/(lib|platform|api)/'],
    'src/api knows calls, not pictures: it may import only lib and platform, and never src/ui. Let the feature bring the two together.',
  ),
  layer(
    'features-below-app',
    '^src/features/',
    [...GROUND, ENGINE, '^src/(lib|platform|ui|api|features)/', ORIGINALS_OUTCOME],
    'A feature may not import src/app. What the composition root knows comes down by a context of src/platform.',
  ),
  {
    name: 'features-are-islands',
    severity: 'error',
    comment:
      'A feature never imports a feature. What two share goes down a layer: pictures to src/ui, calls to src/api, engines to src/platform.',
    from: { path: '^src/features/([^/]+)/', pathNot: TEST },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  layer(
    'app-below-main',
    '^src/app/',
    [...GROUND, ENGINE, '^src/(lib|platform|ui|api|features|app)/'],
    'src/app may not import an entry file of src/. Pass what it needs as an argument.',
  ),
  layer(
    'originals-are-apart',
    '^src/originals/',
    [
      ...GROUND,
      ENGINE,
      '^src/(lib|platform/(i18n|stream)|originals)/',
      '^src/ui/foundation\\.css$',
    ],
    'Our own games are a page of their own with a budget of their own: they may import only the engine, the ground, lib, formats, the reading of streams and foundation.css. Nothing of the site reaches them but its theme.',
  ),
  layer(
    'desk-is-apart',
    '^src/desk/',
    [
      ...GROUND,
      ENGINE,
      '^src/(lib|platform/(i18n|stream|theme)|desk)/',
      '^src/platform/http/(http|problem|fetchFile|fetchTransport)\\.ts$',
      '^src/platform/chunks/loadChunk\\.ts$',
      '^src/ui/foundation\\.css$',
    ],
    'The desk is an application of its own for staff: it may import only the engine, the ground, lib, formats, the reading of streams, the look of MUI, the transport and foundation.css. It has no feature of the site.',
  ),
  {
    name: 'site-without-desk',
    severity: 'error',
    comment: 'The desk is a build of its own: no byte of it belongs to the site.',
    from: { path: '^src/', pathNot: ['^src/desk/', TEST] },
    to: { path: '^src/desk/' },
  },
  {
    name: 'desk-areas-are-islands',
    severity: 'error',
    comment:
      'An area of the desk never imports an area. What two share goes to src/desk/parts or beside it.',
    from: { path: '^src/desk/areas/([^/]+)/', pathNot: TEST },
    to: { path: '^src/desk/areas/', pathNot: '^src/desk/areas/$1/' },
  },
  {
    name: 'site-without-originals',
    severity: 'error',
    comment:
      "The site opens our own games as any vendor's, in a frame. Of src/originals only what shows an outcome is in its build, for the page about fairness.",
    from: { path: '^src/', pathNot: ['^src/originals/', TEST] },
    to: { path: '^src/originals/', pathNot: ORIGINALS_OUTCOME },
  },
  {
    name: 'browser-without-gateway',
    severity: 'error',
    comment:
      'src/ and server/ never import each other. What both need goes to schemas/ (contracts) or engine/ (rules).',
    from: { path: '^src/', pathNot: TEST },
    to: { path: '^(server|scripts|lab)/' },
  },
  {
    name: 'gateway-without-browser',
    severity: 'error',
    comment:
      'server/ and src/ never import each other. What both need goes to schemas/ (contracts) or engine/ (rules).',
    from: { path: '^server/', pathNot: TEST },
    to: { path: '^(src|scripts|lab)/' },
  },
  {
    name: 'browser-without-node',
    severity: 'error',
    comment: 'Node modules do not exist in the browser. Do it in the gateway and answer by a call.',
    from: { path: '^src/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  layer(
    'embedded-knows-no-tables',
    '^server/embedded/',
    ['^server/embedded/', START_ERROR],
    'server/embedded runs a PostgreSQL and knows nothing of what is in it: it may import only itself and StartError. Queries belong to server/db.',
  ),
  layer(
    'crypto-imports-nothing',
    '^server/crypto/',
    '^server/crypto/',
    'server/crypto hashes and seals what it is given: it imports nothing of ours. Take keys and randomness as arguments.',
  ),
  layer(
    'db-is-lowest',
    '^server/db/',
    [...GROUND, ENGINE, '^server/(db|embedded)/', START_ERROR],
    'server/db lies under all that is stored: it may import only itself, server/embedded, StartError, engine/ and schemas/.',
  ),
  layer(
    'throttles-above-db',
    '^server/throttles/',
    [...GROUND, '^server/(db|throttles)/'],
    'server/throttles counts tries of whatever it is told, and knows no module: it may import only server/db.',
  ),
  layer(
    'seed-above-ledger',
    '^server/seed/',
    [...GROUND, ENGINE, '^server/(crypto|db|embedded|ledger|seed)/'],
    'server/seed writes the first data straight into the tables, and money by the ledger: it knows no module.',
  ),
  layer(
    'ledger-above-db',
    '^server/ledger/',
    // A refusal is the same thing everywhere, and knows nothing but its code.
    [...GROUND, '^server/(db|ledger)/', '^server/http/problem\\.ts$'],
    'server/ledger may import only server/db, schemas/ and the Problem that it throws. Take the rest as arguments.',
  ),
  layer(
    'providers-know-no-module',
    '^server/providers/',
    [...GROUND, ENGINE, '^server/(db|http|brands|providers)/', START_ERROR],
    'server/providers speaks to outside services and knows no module. Hand it what it needs as an argument.',
  ),
  layer(
    'payment-simulator-is-a-stranger',
    '^server/paymentSimulator/',
    ['^schemas/(payments|identity)Api\\.ts$', '^server/paymentSimulator/'],
    'The simulator of payments stands for somebody else: of the gateway it knows schemas/paymentsApi.ts and schemas/identityApi.ts alone. See docs/PAYMENTS.md.',
  ),
  layer(
    'modules-below-jobs',
    '^server/modules/',
    [
      ...GROUND,
      ENGINE,
      '^server/(composition|crypto|db|ledger|modules|http|brands|providers|sweeps|throttles)/',
      SEED_DATA,
    ],
    'A module may import db, ledger, http, brands, providers and other services. What jobs/ or app.ts knows comes in as an argument.',
  ),
  layer(
    'desk-above-modules',
    '^server/desk/',
    [
      ...GROUND,
      ENGINE,
      '^server/(brands|composition|crypto|db|desk|http|ledger|modules|sweeps|throttles)/',
      START_ERROR,
    ],
    'The desk uses the services of modules, in its own transactions. What createGateway.ts or app.ts knows comes in as an argument.',
  ),
  {
    name: 'desk-at-the-root-only',
    severity: 'error',
    comment:
      'Only the composition root (server/*.ts) and the command line know the desk: the site works the same without it.',
    from: { path: '^server/[^/]+/', pathNot: ['^server/desk/', TEST] },
    to: { path: '^server/desk/' },
  },
  layer(
    'originals-are-a-stranger',
    '^server/originals/',
    [...GROUND, ENGINE, '^server/(composition|crypto|db|http|originals|sweeps)/'],
    "server/originals is a vendor like any other: it knows neither modules nor the ledger, and moves money by the wallet's documented calls. See docs/VENDORS.md.",
  ),
  {
    name: 'originals-at-the-root-only',
    severity: 'error',
    comment:
      'Only the composition root (server/*.ts) puts our own vendor on the application. What a module wants to know of a game, the catalogue tells.',
    from: { path: '^server/[^/]+/', pathNot: ['^server/originals/', TEST] },
    to: { path: '^server/originals/' },
  },
  layer(
    'sweeps-above-db',
    '^server/sweeps/',
    [...GROUND, '^server/(db|sweeps)/'],
    'server/sweeps deletes rows of whatever table it is told, and knows no module: a module names its own in `sweeps`.',
  ),
  layer(
    'composition-below-modules',
    '^server/composition/',
    [...GROUND, '^server/(composition|crypto|db|http|providers|sweeps)/', '^server/keys\\.ts$'],
    'server/composition says what a module and a job are, and knows none of them. A module adds its service and its options by `declare module`.',
  ),
  layer(
    'http-beside-modules',
    '^server/http/',
    [...GROUND, ENGINE, '^server/(crypto|db|http|brands)/'],
    'server/http stands beside the modules and knows none of them. Let app.ts bring them together.',
  ),
  layer(
    'jobs-below-app',
    '^server/jobs/',
    [
      ...GROUND,
      ENGINE,
      '^server/(composition|crypto|db|ledger|modules|http|brands|providers|jobs)/',
      START_ERROR,
    ],
    'server/jobs may not import app.ts, main.ts or the document. Take what it needs as an argument.',
  ),
  {
    name: 'repositories-are-private',
    severity: 'error',
    comment: REPOSITORY,
    from: { path: '^server/modules/([^/]+)/', pathNot: TEST },
    to: { path: '^server/modules/[^/]+/.*\\.repository\\.ts$', pathNot: '^server/modules/$1/' },
  },
  {
    name: 'repositories-stay-in-modules',
    severity: 'error',
    comment: REPOSITORY,
    from: { pathNot: ['^server/modules/', TEST] },
    to: { path: '^server/modules/[^/]+/.*\\.repository\\.ts$' },
  },
  {
    name: 'desk-repositories-are-private',
    severity: 'error',
    comment: "An area of the desk uses its own repositories, and others' services.",
    from: { path: '^server/desk/([^/]+)/', pathNot: TEST },
    to: { path: '^server/desk/[^/]+/.*\\.repository\\.ts$', pathNot: '^server/desk/$1/' },
  },
  {
    name: 'main-is-imported-by-none',
    severity: 'error',
    comment:
      "main.ts starts the process and is nobody's library. Import from app.ts or below, and pass arguments.",
    from: {},
    to: { path: '^(server|src)/main\\.tsx?$' },
  },
  {
    name: 'brands-are-data',
    severity: 'error',
    comment:
      'brands/ and themes/ are read as data and never imported by name: a merchant must be added without a build. Read the folder (server/brands), or take the resolved brand.',
    from: {},
    to: { path: '^(brands|themes)/' },
  },
  {
    name: 'tests-are-not-product',
    severity: 'error',
    comment: 'Product code may not import tests, stories or their support. Move the shared part.',
    from: { path: '^(src|server|engine|schemas|locales|scripts)/', pathNot: TEST },
    to: { path: TEST },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment:
      'Two files that import each other are one file in two places. Move what both need into a third, below both.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    severity: 'error',
    comment:
      'This import leads nowhere. Mend the path (with its .ts or .tsx), or install the package.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'packages-are-declared',
    severity: 'error',
    comment:
      'This package is not in the dependencies of package.json, so a production install would miss it. Add it there with its exact version.',
    from: { path: '^(src|server|engine|schemas)/', pathNot: TEST },
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
      dependencyTypesNot: ['type-only'],
    },
  },
];

module.exports = {
  forbidden,
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|schemas/generated)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
