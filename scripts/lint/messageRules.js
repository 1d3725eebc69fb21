const COMPONENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const CALLS = new Set(['t', 'msg', 'defineMessage']);
const READ_ALOUD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'helperText',
]);
const WORD = /\p{L}{2,}/u;

const isMessageComponent = (node) =>
  node.type === 'JSXElement' && COMPONENTS.has(node.openingElement.name.name);

function isInsideMessage(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (isMessageComponent(parent)) return true;
  }
  return false;
}

/** Every message tells its translator where it stands and what it is. */
export const messageHasContext = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      context:
        'A translator sees only this line: add `context`, saying where the text stands and what it does.',
      message: 'Add the English source as `message`.',
    },
  },
  create: (context) => ({
    JSXElement(node) {
      if (!isMessageComponent(node) || isInsideMessage(node)) return;
      const names = node.openingElement.attributes.map((attribute) => attribute.name?.name);
      if (!names.includes('context')) context.report({ node, messageId: 'context' });
    },
    CallExpression(node) {
      const [argument] = node.arguments;
      if (!CALLS.has(node.callee.name) || argument?.type !== 'ObjectExpression') return;
      const names = argument.properties.map((property) => property.key?.name);
      if (!names.includes('context')) context.report({ node, messageId: 'context' });
      if (!names.includes('message')) context.report({ node, messageId: 'message' });
    },
  }),
};

/** The literals that an expression may evaluate to, such as both arms of a condition. */
function literalsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && WORD.test(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some((quasi) => WORD.test(quasi.value.cooked ?? '')) ? [node] : [];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case 'JSXExpressionContainer':
      return literalsOf(node.expression);
    default:
      return [];
  }
}

/** Whatever a person sees or hears goes through Lingui. */
export const visibleTextIsTranslated = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      remedy:
        'People read this in their own language: use <Trans id context> or t({ id, context, message }) of @lingui/react/macro.',
    },
  },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'remedy' });
    return {
      JSXText(node) {
        if (WORD.test(node.value) && !isInsideMessage(node)) report(node);
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'(node) {
        if (!isInsideMessage(node)) literalsOf(node).forEach(report);
      },
      JSXAttribute(node) {
        if (!READ_ALOUD.has(node.name.name) || isMessageComponent(node.parent.parent)) return;
        literalsOf(node.value).forEach(report);
      },
    };
  },
};
