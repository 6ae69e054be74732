"""Every message that goes in or out, as one set of types, by what they are about: the single source of the schemas.

What comes in refuses fields that it does not know. `agricola.server.schema` lists them all.
"""
