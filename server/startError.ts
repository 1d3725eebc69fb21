/** A fault that keeps the gateway from starting; its message is one plain sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
