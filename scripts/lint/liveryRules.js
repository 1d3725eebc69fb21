import { messageHasContext, visibleTextIsTranslated } from './messageRules.js';
import { remedyRule } from './remedyRule.js';

const SQL =
  '/^\\s*(select\\s[^]+\\sfrom\\s|insert\\s+into\\s|update\\s+\\S+\\s+set\\s|delete\\s+from\\s|with\\s+\\w+\\s+as\\s|(create|alter|drop|truncate)\\s+(table|index|role|schema|policy)\\s)/i';
const COLOUR =
  '/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|(^|[\\s,(])(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(/i';
const PIXELS = '/^-?[0-9.]+px$/';
const SIZED =
  '/^(width|height|((min|max)(Width|Height))|gap|rowGap|columnGap|fontSize|borderRadius|inset.*|top|bottom|(padding|margin).*)$/';
const PHYSICAL =
  '/^(left|right|(margin|padding|border)(Left|Right).*|border(Top|Bottom)(Left|Right)Radius)$/';

const fileNameRule = (remedy, pattern) => ({
  meta: { type: 'problem', schema: [], messages: { remedy } },
  create: (context) => ({
    Program(node) {
      if (pattern.test(context.filename)) context.report({ node, messageId: 'remedy' });
    },
  }),
});

const exportsAreDocumented = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      remedy:
        'This export is read by people who do not read its code: put one TSDoc sentence above it (with units, errors and source where they matter).',
    },
  },
  create: (context) => {
    const documented = new Set();
    return {
      'ExportNamedDeclaration[declaration!=null]'(node) {
        const { declaration } = node;
        const name = declaration.id?.name ?? declaration.declarations?.[0]?.id?.name;
        const comments = context.sourceCode.getCommentsBefore(node);
        const hasDoc = comments.some(
          ({ type, value }) => type === 'Block' && value.startsWith('*'),
        );
        // The overloads of one function, and a type beside a value of its name, share a sentence.
        if (hasDoc) documented.add(name);
        else if (!documented.has(name)) context.report({ node, messageId: 'remedy' });
      },
    };
  },
};

/** The rules of this repository that no library has; where each holds is said in eslint.config.js. */
export const liveryRules = {
  rules: {
    'fetch-in-http': remedyRule(
      'Calls leave the browser in src/platform/http only. Declare the endpoint in schemas/api/ and call it through the `http` of useHttp().',
      "CallExpression[callee.name='fetch']",
      "MemberExpression[object.name=/^(window|globalThis|self)$/][property.name='fetch']",
      'NewExpression[callee.name=/^(XMLHttpRequest|WebSocket|EventSource)$/]',
      "CallExpression[callee.object.name='navigator'][callee.property.name='sendBeacon']",
    ),
    'storage-in-platform': remedyRule(
      'Web storage and cookies are touched in src/platform/storage and src/platform/session only. Use the functions those export.',
      'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore)$/]',
      "MemberExpression[object.name='document'][property.name='cookie']",
    ),
    'values-in-tokens': remedyRule(
      'Raw colours and sizes live in themes/ and brands/. Use a CSS Module with var(--role), var(--space-n) or var(--type-…).',
      `Literal[value=${COLOUR}]`,
      `TemplateElement[value.raw=${COLOUR}]`,
      `:not(JSXAttribute[name.name='sizes'], Property[key.name='rootMargin'], VariableDeclarator[id.name=/_MARGIN$/]) > Literal[value=${PIXELS}]`,
      `JSXAttribute[name.name='style'] Property[key.name=${SIZED}] > Literal[raw=/^[1-9]/]`,
    ),
    'logical-directions': remedyRule(
      'Left and right do not exist in right-to-left languages. Use the logical property: insetInlineStart, marginInlineEnd, paddingInline, borderStartStartRadius …',
      `JSXAttribute[name.name='style'] Property[key.name=${PHYSICAL}]`,
    ),
    'sql-in-repositories': remedyRule(
      'SQL stands in <domain>.repository.ts, server/ledger and server/db only. Move the query there and call the function.',
      `Literal[value=${SQL}]`,
      `TemplateElement[value.raw=${SQL}]`,
      "TaggedTemplateExpression[tag.name='sql']",
      'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]',
    ),
    'chance-comes-in': remedyRule(
      'Time, ids and chance come in as arguments (the `clock`, `ids` and `random` that buildApp hands down), so that tests can choose them.',
      "CallExpression[callee.object.name='Date'][callee.property.name='now']",
      "CallExpression[callee.name='Date']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.object.name='Math'][callee.property.name='random']",
      "CallExpression[callee.object.name='performance'][callee.property.name='now']",
      'CallExpression[callee.property.name=/^(randomUUID|randomBytes|randomInt|getRandomValues)$/]',
      'CallExpression[callee.name=/^(randomUUID|randomBytes|randomInt)$/]',
    ),
    'named-exports': remedyRule(
      'Export by name, so that one thing has one name everywhere. Default exports are for what is loaded lazily: XxxScreen.tsx, XxxModal.tsx, variants/*.tsx and home sections.',
      'ExportDefaultDeclaration',
      "ExportSpecifier[exported.name='default']",
    ),
    'no-star-exports': remedyRule(
      'No barrels: import from the file that has the thing.',
      'ExportAllDeclaration',
    ),
    'no-barrel-file': fileNameRule(
      'No barrels: name the file after what it holds and import from it directly.',
      /[\\/]index\.(ts|tsx|js|mjs)$/,
    ),
    'no-junk-drawer': fileNameRule(
      'A file called utils, helpers, common or misc has no subject. Name it after the one thing it does.',
      /[\\/](utils?|helpers?|common|misc)\.(ts|tsx|js|mjs)$/,
    ),
    'no-global-i18n': remedyRule(
      'The global i18n speaks one language for all requests. Take `t` from useLingui() of @lingui/react/macro, or msg() of @lingui/core/macro for lists.',
      "ImportDeclaration[source.value='@lingui/core'] ImportSpecifier[imported.name=/^(i18n|t)$/]",
      "ImportDeclaration[source.value='@lingui/core/macro'] ImportSpecifier[imported.name='t']",
    ),
    'message-has-context': messageHasContext,
    'visible-text-is-translated': visibleTextIsTranslated,
    'exports-are-documented': exportsAreDocumented,
  },
};
