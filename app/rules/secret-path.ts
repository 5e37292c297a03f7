/** Whoever knows an invitation's address may join a studio: it is neither logged nor measured. */
export function withoutSecret(address: string): string {
  return address.replace(/(\/studio\/invitations\/)[^/?#]+/, "$1-");
}
