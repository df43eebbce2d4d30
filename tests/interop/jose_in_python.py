"""Makes keys, opens and seals with python3-jwcrypto. One request as JSON on standard input, its answer on standard output."""

import json
import sys

from jwcrypto import jwe, jwk


def make(kty, alg, **size):
    key = jwk.JWK.generate(kty=kty, alg=alg, use="enc", kid="by-jwcrypto", **size)
    return {"key": key.export(private_key=True, as_dict=True)}


def open_(key, data):
    token = jwe.JWE()
    token.deserialize(data, jwk.JWK(**key))
    return {"header": token.jose_header, "payload": token.payload.decode("utf-8")}


def seal(key, header, payload):
    token = jwe.JWE(payload.encode("utf-8"), protected=json.dumps(header))
    token.add_recipient(jwk.JWK(**key))
    return {"data": token.serialize(compact=True)}


request = json.load(sys.stdin)
verb = {"make": make, "open": open_, "seal": seal}[request.pop("verb")]
json.dump(verb(**request), sys.stdout)
