"""The edge: connection limits, request filter, rate limits, headers, cookies, identity."""
