import ts from 'typescript';

const isFragment = (name) => (name.property ?? name).name === 'Fragment';

/** Whether JSX keeps a child: it drops comments, and blanks that contain a line break. */
const isKept = (node) =>
  node.type === 'JSXText'
    ? /\S/.test(node.value) || !node.value.includes('\n')
    : node.expression?.type !== 'JSXEmptyExpression';

/** Whether a child is a blank between others, which translators leave alone. */
const isBlank = ({ type, value, expression }) =>
  type === 'JSXText' ? !/\S/.test(value) : expression?.type === 'Literal' && /^\s*$/.test(expression.value);

/** Whether a variable is an import or a `const`. */
const isAssignedOnce = ({ defs: [definition] }) =>
  definition?.type === 'ImportBinding' || definition?.parent?.kind === 'const';

/** Returns the name of a function, or of the variable or method that holds it. */
const nameOf = ({ id, parent }) => (id ?? parent.id ?? parent.key)?.name ?? '';

const isComponent = (name) => /^[A-Z]\w*[a-z]/.test(name) || name === 'render';

/** Whether a type is a slot: `ReactNode`, the only union that has both texts and iterables. */
const isSlot = (type) => type.isUnion() && type.types.some(({ symbol }) => symbol?.name === 'Iterable');

/** Returns the expressions of which a child shows one. */
const shownBy = (node) =>
  node.type === 'ConditionalExpression'
    ? [...shownBy(node.consequent), ...shownBy(node.alternate)]
    : node.type === 'LogicalExpression'
      ? [...(node.operator === '&&' ? [] : shownBy(node.left)), ...shownBy(node.right)]
      : [node];

const NUMBER_OR_STRING = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** Returns whether types have texts that are shown, in themselves or as members of an array. */
function textTypes(checker) {
  const isList = (type) => checker.isArrayType(type) || checker.isTupleType(type);
  const inList = (type, seen = new Set()) => {
    if (seen.has(type)) return false;
    seen.add(type);
    if (type.isUnion()) return type.types.some((part) => inList(part, seen));
    return isList(type) && checker.getTypeArguments(type).some((part) => inAny(part, seen));
  };
  const inAny = (type, seen = new Set()) => {
    const known = checker.getBaseConstraintOfType(type) ?? type;
    if (known.isUnionOrIntersection()) return known.types.some((part) => inAny(part, seen));
    if (known.isStringLiteral()) return known.value !== '';
    return (known.flags & NUMBER_OR_STRING) !== 0 || inList(known, seen);
  };
  return { inList, inAny };
}

/** Returns whether an expression always has the same value: a literal, or a constant of a module and its fields. */
const constants = (sourceCode) =>
  function isConstant(node) {
    switch (node.type) {
      case 'Literal':
        return true;
      case 'TemplateLiteral':
        return node.expressions.every(isConstant);
      case 'TSAsExpression':
        return isConstant(node.expression);
      case 'MemberExpression':
        return isConstant(node.object) && (!node.computed || isConstant(node.property));
      case 'Identifier': {
        let scope = sourceCode.getScope(node);
        while (scope && !scope.set.has(node.name)) scope = scope.upper;
        return scope?.type === 'module' && isAssignedOnce(scope.set.get(node.name));
      }
      default:
        return false;
    }
  };

/** Returns whether an element may appear, disappear or be replaced in the place of a child. */
function movement(sourceCode, isConstant) {
  const hasChangingKey = ({ attributes }) =>
    attributes.some(
      ({ name, value }) =>
        name?.name === 'key' && value?.type === 'JSXExpressionContainer' && !isConstant(value.expression),
    );
  const mayBeNothing = (name) =>
    sourceCode.parserServices
      .getTypeAtLocation(name)
      .getCallSignatures()
      .some((signature) => signature.getReturnType().isUnion());
  return function mayMove({ type, expression, children, openingElement }) {
    if (type === 'JSXExpressionContainer') return !isConstant(expression);
    if (type === 'JSXFragment') return children.some(mayMove);
    if (type !== 'JSXElement') return false;
    const { name } = openingElement;
    if (hasChangingKey(openingElement)) return true;
    if (isFragment(name)) return children.some(mayMove);
    return !/^[a-z]/.test(sourceCode.getText(name)) && mayBeNothing(name);
  };
}

const WHY = 'Page translators replace text nodes; React then throws, or the text stays old.';

/**
 * Reports text that becomes a text node which React has to find again. A page translator replaces it by elements: React
 * throws when it removes it or puts something before it, and its changes stay unseen. A string that is the only child of
 * an element is safe, because React sets the element's `textContent`.
 *
 * Text is visible text, and an expression whose type includes strings or numbers. `ReactNode` includes them, except where
 * a component or fragment only passes it on; the type `Elements` (`components/ui/elements.ts`) is a slot without text.
 * Text that never changes (also an imported constant) is reported only after something that may appear or disappear. A
 * component counts as that if its type allows `null`. Needs type information.
 */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: `Text beside other children. ${WHY} Put it into an element, such as <span>, or make one string of all the text; type a slot without text as Elements.`,
      list: `Strings in an array. ${WHY} Join them, or put each into an element.`,
      fragment: `Text in a fragment. ${WHY} Put it into an element, such as <span>.`,
      root: `A component returns text. ${WHY} Return an element, or let a function return the string.`,
    },
  },
  create(context) {
    const { sourceCode } = context;
    const { program, getTypeAtLocation, esTreeNodeToTSNodeMap } = sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const { inList, inAny } = textTypes(checker);
    const isConstant = constants(sourceCode);
    const mayMove = movement(sourceCode, isConstant);

    const typesOf = ({ type, expression }) =>
      type === 'JSXExpressionContainer' ? shownBy(expression).map(getTypeAtLocation) : [];
    const isText = (node, hasText) =>
      !isBlank(node) && (node.type === 'JSXText' || typesOf(node).some(hasText));
    const isFixed = ({ type, expression }) => type === 'JSXText' || isConstant(expression);

    const checkChildren = (children) => {
      let isAfterMovement = false;
      for (const node of children) {
        const isOwnText = isText(node, (type) => inAny(type));
        if (isOwnText && (isAfterMovement || !isFixed(node))) context.report({ node, messageId: 'beside' });
        isAfterMovement ||= !isOwnText && mayMove(node);
      }
    };
    const checkOnlyChild = (node) => {
      if (typesOf(node).some((type) => inList(type))) context.report({ node, messageId: 'list' });
    };
    const checkFragment = (children) => {
      for (const node of children)
        if (isText(node, (type) => inAny(type) && !isSlot(type)))
          context.report({ node, messageId: 'fragment' });
    };
    const checkElement = ({ openingElement, children }) => {
      const kept = children.filter(isKept);
      if (openingElement === undefined || isFragment(openingElement.name)) checkFragment(kept);
      else if (kept.length === 1) checkOnlyChild(kept[0]);
      else checkChildren(kept);
    };
    const checkFunction = (node) => {
      if (!isComponent(nameOf(node))) return;
      const signature = checker.getSignatureFromDeclaration(esTreeNodeToTSNodeMap.get(node));
      const type = checker.getReturnTypeOfSignature(signature);
      if (inAny(type) && !isSlot(type)) context.report({ node, messageId: 'root' });
    };
    return { JSXElement: checkElement, JSXFragment: checkElement, ':function': checkFunction };
  },
};
