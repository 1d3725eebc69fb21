/** Checks what an outside phone sign-in vouches for. */
export interface PhoneAuthVerifier {
  /**
   * The number (E.164) that an ID token vouches for. Throws ProviderFault: `refused` for a token that is not good,
   * anything else where that cannot be told.
   */
  verifyIdToken(request: PhoneAuthRequest): Promise<{ readonly phoneNumber: string }>;
}

/** An ID token and the project that must have made it, which is `phoneAuth.projectId` of the brand. */
export interface PhoneAuthRequest {
  readonly projectId: string;
  readonly idToken: string;
}
